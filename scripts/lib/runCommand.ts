import { CliError } from './CliError.ts';
import { explainError } from './explainError.ts';

/** Tools take what follows these for a query or a part of an address. */
function checkFolder(): void {
  const folder = process.cwd();
  if (/[#?]/.test(folder)) {
    throw new CliError(
      `The project is in "${folder}", where Vite cannot find it: take # and ? out of the path`,
    );
  }
}

/** Runs a command; for mistakes that the user can fix it prints the message and exits with code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    checkFolder();
    await command();
  } catch (error) {
    process.stderr.write(`${explainError(error)}\n`);
    process.exit(1);
  }
}
