/** A mistake in a content file, with file, entry, field and an example of what is right. */
export class ContentError extends Error {
  override name = 'ContentError';
}
