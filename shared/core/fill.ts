import { UserError } from './UserError.ts';

/** Values for the names in braces in a text. */
export type Parts = Record<string, string | number>;

/**
 * Replaces the names in braces, such as "{brand}", with values.
 * @throws UserError for a name that has no value
 */
export function fill(text: string, parts: Parts): string {
  return text.replace(/\{\s*(\w+)\s*\}/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined)
      throw new UserError(
        `"${text}" has {${name}}, and only ${Object.keys(parts).join(', ')} can be filled in`,
      );
    return String(part);
  });
}
