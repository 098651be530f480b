import { CliError } from './CliError.ts';

/** The file with the palette. */
export const paletteFile = 'shared/styles/settings/_palette.scss';

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
