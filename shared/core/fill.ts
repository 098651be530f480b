/** Values for the names in braces in a text. */
export type Parts = Record<string, string | number>;

/** Thrown for a text with a name in braces that has no value. */
class FillError extends Error {
  override name = 'FillError';
}

/**
 * Replaces the names in braces, such as "{brand}", with values.
 * @throws FillError for a name that has no value
 */
export function fill(text: string, parts: Parts): string {
  return text.replace(/\{\s*(\w+)\s*\}/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined)
      throw new FillError(
        `"${text}" has {${name}}, and only ${Object.keys(parts).join(', ')} can be filled in`,
      );
    return String(part);
  });
}
