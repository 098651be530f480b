/** Mistakes that the user can fix, by name: content is loaded by a separate module runner, whose classes differ. */
const mistakes = ['CliError', 'ContentError', 'PageError', 'FormServiceError'];

/** What to print for an error: the message of a mistake that the user can fix, and the stack of any other. */
export async function explainError(error: unknown): Promise<string> {
  if (error instanceof AggregateError) {
    const explained = await Promise.all(error.errors.map(explainError));
    return [...new Set(explained)].join('\n');
  }
  if (!(error instanceof Error)) return String(error);
  if (mistakes.includes(error.name)) return error.message;
  const { explainSlip } = await import('./content/explainSlip.ts');
  return explainSlip(error) ?? error.stack ?? error.message;
}
