/** A mistake that the user can fix: commands print only its message, without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}
