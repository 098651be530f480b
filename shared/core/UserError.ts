/** A mistake that the user can fix: commands print its message alone. */
export class UserError extends Error {
  override name = 'UserError';
}
