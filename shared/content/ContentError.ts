/** A mistake in a content file, told with file, entry, field and what is right. */
export class ContentError extends Error {
  override name = 'ContentError';
}
