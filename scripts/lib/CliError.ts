/** A mistake that the user can fix: only its message is printed, without a stack trace. */
export class CliError extends Error {
  override name = 'CliError';
}
