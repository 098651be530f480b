/** The file with the palette. */
export const paletteFile = 'shared/styles/settings/_palette.scss';

/** The colours of a palette in hex notation, by their names. */
export function readPalette(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^\$([\w-]+): (#\w+);/gm)].map(([, name, value]) => [name!, value!]),
  );
}
