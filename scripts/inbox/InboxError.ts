/** A request that the inbox does not take: an HTTP status and one sentence for whoever sent it. */
export class InboxError extends Error {
  override name = 'InboxError';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
