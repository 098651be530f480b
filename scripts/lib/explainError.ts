/** Errors in a file that one of Vite's compilers reports: their message shows file, line and code frame. */
const isCompilerError = (error: Error) => 'plugin' in error && 'pluginCode' in error;

/**
 * What to print for an error: the message of a mistake that the user can fix or of a compiler, one line for a system
 * error, and the stack trace of any other.
 */
export function explainError(error: unknown): string {
  if (error instanceof AggregateError) {
    return [...new Set(error.errors.map(explainError))].join('\n');
  }
  if (!(error instanceof Error)) return String(error);
  // By name: a separate module runner loads content, whose UserError is another class.
  if (error.name === 'UserError' || isCompilerError(error)) return error.message.trim();
  return 'syscall' in error ? error.message : (error.stack ?? error.message);
}
