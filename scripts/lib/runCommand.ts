async function explain(error: Error): Promise<string | undefined> {
  // By name: content is read through a runner of its own, whose classes are others than the ones imported here.
  if (['CliError', 'ContentError', 'PageError', 'FormServiceError'].includes(error.name))
    return error.message;
  const { explainSlip } = await import('./content/explainSlip.ts');
  return explainSlip(error) ?? error.stack;
}

/** Runs a command; mistakes that a person can mend end it with their message and exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${await explain(error instanceof Error ? error : new Error(String(error)))}\n`);
    process.exit(1);
  }
}
