import { stripVTControlCharacters } from 'node:util';
import { explainError } from './explainError.ts';

/** Runs a command; for mistakes that the user can fix it prints the message and exits with code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const message = explainError(error);
    process.stderr.write(`${process.stderr.isTTY ? message : stripVTControlCharacters(message)}\n`);
    process.exit(1);
  }
}
