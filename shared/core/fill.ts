import { UserError } from './UserError.ts';

export type Values = Record<string, string | number>;

/** Replaces the names in braces, such as "{brand}". @throws UserError for a name that has no value */
export function fill(text: string, values: Values): string {
  return text.replace(/\{\s*(\w+)\s*\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new UserError(
        `"${text}" has {${name}}, and only ${Object.keys(values).join(', ')} can be filled in`,
      );
    return String(value);
  });
}
