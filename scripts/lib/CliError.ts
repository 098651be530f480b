/** A mistake that the user can fix: only its message is printed, without a stack. */
export class CliError extends Error {
  override name = 'CliError';
}
