/** A mistake that the person at the keyboard can mend: printed as its message alone, without a stack. */
export class CliError extends Error {
  override name = 'CliError';
}
