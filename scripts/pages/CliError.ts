/** A mistake that the person at the keyboard can mend: printed as its message alone, without a stack. */
export class CliError extends Error {
  override name = 'CliError';
}

/** Runs a command; mistakes that a person can mend end it with their message and exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    const isKnown = ['CliError', 'ContentError', 'PageError', 'FormServiceError'].includes(name);
    process.stderr.write(`${isKnown ? message : stack}\n`);
    process.exit(1);
  }
}
