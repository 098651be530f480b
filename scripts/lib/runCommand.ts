async function explain(error: Error): Promise<string | undefined> {
  // By name: content is loaded by a separate module runner, whose classes differ from those imported here.
  if (['CliError', 'ContentError', 'PageError', 'FormServiceError'].includes(error.name))
    return error.message;
  const { explainSlip } = await import('./content/explainSlip.ts');
  return explainSlip(error) ?? error.stack;
}

/** Runs a command; for mistakes that the user can fix it prints the message and exits with code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${await explain(error instanceof Error ? error : new Error(String(error)))}\n`);
    process.exit(1);
  }
}
