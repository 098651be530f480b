/** The file with the palette. */
export const paletteFile = 'shared/styles/settings/_palette.scss';

/** Red, green and blue of a colour in hex notation, each from 0 to 255. */
export function channelsOf(colour: string): number[] {
  const digits = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  return [1, 3, 5].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
}

/** The colours of a palette in hex notation, by their names. */
export function readPalette(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^\$([\w-]+): (#\w+);/gm)].map(([, name, value]) => [name!, value!]),
  );
}
