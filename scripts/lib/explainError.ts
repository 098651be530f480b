/** Errors in a file that Vite or its bundler reports: their message shows file, line and code frame. */
const isCompilerError = (error: Error) =>
  ('plugin' in error && 'pluginCode' in error) || ('loc' in error && error.loc !== undefined);

/**
 * What to print for an error: the message of a mistake that the user can fix or of a compiler, one line for a system
 * error, and the stack trace of any other.
 */
export function explainError(error: unknown): string {
  // Of an AggregateError, or of the bundler.
  const { errors } = Object(error) as { errors?: unknown[] };
  if (errors) return [...new Set(errors.map(explainError))].join('\n');
  if (!(error instanceof Error)) return String(error);
  // By name: a separate module runner loads content, whose UserError is another class.
  if (error.name === 'UserError' || isCompilerError(error)) return error.message.trim();
  return 'syscall' in error ? error.message : (error.stack ?? error.message);
}
