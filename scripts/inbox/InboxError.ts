/** A refused request: an HTTP status and one sentence for the sender. */
export class InboxError extends Error {
  override name = 'InboxError';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
