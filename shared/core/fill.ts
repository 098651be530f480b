/** Values for the names in braces of a text. */
export type Parts = Record<string, string | number>;

/**
 * Replaces the names in braces, such as "{brand}", with values.
 * @throws Error for a name that has no value
 */
export function fill(text: string, parts: Parts): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`"${text}" names {${name}}, and there are ${Object.keys(parts)}`);
    return String(part);
  });
}
