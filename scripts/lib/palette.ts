import { CliError } from './CliError.ts';

/** The file with the palette. */
export const paletteFile = 'shared/styles/settings/_palette.scss';

/** Red, green and blue of a colour in hex notation, each from 0 to 255. */
export function channelsOf(colour: string): number[] {
  const digits = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  return [1, 3, 5].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
}

/**
 * The colours of a palette in hex notation, by their names.
 * @throws CliError for a value in another notation
 */
export function readPalette(text: string): Record<string, string> {
  const entries = [...text.matchAll(/^\$([\w-]+):\s*([^;\n]*)/gm)].map(([, name, value]) => [name!, value!]);
  const other = entries.find(([, value]) => !/^#([\da-f]{3}){1,2}$/i.test(value!));
  if (other) {
    const [name, value] = other;
    throw new CliError(`${paletteFile} › $${name} is "${value}": write a hex value, such as #091e3e`);
  }
  return Object.fromEntries(entries);
}
