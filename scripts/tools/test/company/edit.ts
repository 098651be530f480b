import { readFileSync, writeFileSync } from 'node:fs';
import { CliError } from '../../../lib/CliError.ts';

/**
 * Replaces what the patterns find in a file.
 * @throws CliError when one finds nothing
 */
export function edit(file: string, ...changes: [from: RegExp, to: string][]): void {
  const text = changes.reduce(
    (text, [from, to]) => {
      if (!from.test(text)) throw new CliError(`${file} holds nothing like ${from}`);
      return text.replace(from, () => to);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
}
