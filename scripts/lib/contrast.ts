/** Red, green and blue of a colour in hex notation, each from 0 to 255. */
export function channelsOf(colour: string): number[] {
  const digits = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  return [1, 3, 5].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
}

/** Relative luminance as in WCAG 2.2, 0 to 1, of red, green and blue from 0 to 255. */
export function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio as in WCAG 2.2, of two colours in hex notation. */
export function contrast(first: string, second: string): number {
  const [one, other] = [luminance(channelsOf(first)), luminance(channelsOf(second))];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
