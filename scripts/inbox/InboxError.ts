/** A refused request: an HTTP status and one sentence for the sender. */
export class InboxError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
