/** A mistake in a content file, with file, entry, field and an example of a valid value. */
export class ContentError extends Error {
  override name = 'ContentError';
}
