/** Mistakes that the user can fix, by name: content is loaded by a separate module runner, whose classes differ. */
const mistakes = ['CliError', 'ContentError', 'PageError', 'FormServiceError', 'FillError'];

/** Errors in a file, found by a compiler of Vite's, whose message shows file, line and frame. */
const isCompilerError = (error: Error) => 'plugin' in error && 'pluginCode' in error;

/**
 * What to print for an error: the message of a mistake that the user can fix, a compiler's own message, one line for
 * what the system refuses, and the stack of any other.
 */
export function explainError(error: unknown): string {
  if (error instanceof AggregateError) {
    return [...new Set(error.errors.map(explainError))].join('\n');
  }
  if (!(error instanceof Error)) return String(error);
  if (mistakes.includes(error.name) || isCompilerError(error)) return error.message.trim();
  return 'syscall' in error ? error.message : (error.stack ?? error.message);
}
