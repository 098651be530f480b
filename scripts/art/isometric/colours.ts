const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

const toHex = (values: number[]) =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** The weighted mean of colours written as #rrggbb. At least one weight must be above zero. */
export function blend(parts: readonly (readonly [colour: string, weight: number])[]): string {
  const total = parts.reduce((sum, [, weight]) => sum + weight, 0);
  const mean = [0, 1, 2].map((channel) =>
    parts.reduce((sum, [colour, weight]) => sum + channels(colour)[channel]! * (weight / total), 0),
  );
  return toHex(mean);
}

/** A colour on the way from one to another: share 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  return blend([
    [from, 1 - share],
    [to, share],
  ]);
}

/** Whether the difference between two colours is invisible: at most 2 of 255 in each channel. */
export function isAlike(one: string, other: string): boolean {
  return channels(one).every((value, index) => Math.abs(value - channels(other)[index]!) <= 2);
}
