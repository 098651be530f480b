import { readFileSync } from 'node:fs';
import { CliError } from '../../lib/CliError.ts';

/* Content files may have mistakes, so they are read as text, formatted as Biome does it. */

/** The values of fields, such as `name|title`, that are indented by `depth` spaces. */
export function valuesOf(file: string, fields: string, depth: number): string[] {
  const value = new RegExp(`^ {${depth}}(?:${fields}): (['"])(.+)\\1,$`, 'gm');
  return [...readFileSync(file, 'utf8').matchAll(value)].map(([, , text]) => text!);
}

/**
 * The text of a file with another entry in a list.
 * @param list the file's text up to the end of the list's last entry
 * @throws CliError when there is no such list
 */
export function withEntry(file: string, list: RegExp, entry: unknown): string {
  const text = readFileSync(file, 'utf8');
  if (!list.test(text)) throw new CliError(`${file} does not end with a list: "]);" should be its last line`);
  return text.replace(list, (start) => `${start.replace(/[^[,\s]$/, '$&,')}\n${JSON.stringify(entry)},`);
}
