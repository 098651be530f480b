import { explainError } from './explainError.ts';

/** Runs a command; for mistakes that the user can fix it prints the message and exits with code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${explainError(error)}\n`);
    process.exit(1);
  }
}
