import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CliError } from './CliError.ts';

/**
 * The value of a JSON file that is committed and that a command updates.
 * @param command that updates the file, for the message
 * @throws CliError if the file cannot be read, for example after a merge
 */
export function readJson<Value>(file: string, command: string): Value {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const problem = error instanceof SyntaxError ? 'is not valid JSON' : 'cannot be read';
    throw new CliError(
      `${path.relative('.', file)} ${problem}: resolve its merge conflict, or restore the file, and run "${command}"`,
    );
  }
}
