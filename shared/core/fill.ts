import { UserError } from './UserError.ts';

export type Values = Record<string, string | number>;

/** The names in braces in a text that the compiler knows; any in others. */
type NamesIn<Text extends string> = string extends Text
  ? string
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | NamesIn<Rest>
    : never;

/**
 * Replaces the names in braces, such as "{brand}", with values. Of words in code, the compiler checks that each name has
 * one.
 * @throws UserError for a name that has no value
 */
export function fill<Text extends string>(
  text: Text,
  values: Values & Record<NamesIn<Text>, string | number>,
): string {
  return text.replace(/\{\s*(\w+)\s*\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new UserError(
        `"${text}" has {${name}}, and only ${Object.keys(values).join(', ')} can be filled in`,
      );
    return String(value);
  });
}
