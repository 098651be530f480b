import { readFileSync, writeFileSync } from 'node:fs';
import { CliError } from '../../../lib/CliError.ts';

/**
 * Replaces a pattern in a file.
 * @throws CliError when it matches nothing
 */
export function edit(file: string, from: RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (text.search(from) < 0) throw new CliError(`${file} contains nothing like ${from}`);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
}

/** Sets the first fields of these names that are indented by `depth` spaces. */
export function setFields(file: string, depth: number, fields: Record<string, unknown>): void {
  const end = `(?=^ {${depth}}(?:\\w+:|/[/*])|^ {${depth - 2}}\\})`;
  for (const [field, value] of Object.entries(fields)) {
    const indent = ' '.repeat(depth);
    const from = new RegExp(`^${indent}${field}: .*?${end}`, 'ms');
    edit(file, from, `${indent}${field}: ${JSON.stringify(value)},\n`);
  }
}
