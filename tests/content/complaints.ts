import { expect } from 'vitest';
import { ContentError } from '../../shared/content/ContentError.ts';
import { defineList } from '../../shared/content/defineContent.ts';
import { promise } from '../../shared/content/marks.ts';

/** An entry with a mark around each of its texts and lists, as content has them. */
export function marked<Value>(value: Value): Value {
  if (typeof value === 'string' || Array.isArray(value)) return promise(value) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, marked(item)])) as Value;
}

/** What the build says of a list whose first entry was changed: one line for each mistake. */
export function complaintsOf<Entry extends object>(
  file: string,
  schema: Parameters<typeof defineList>[1],
  entry: Entry,
  spoil: (entry: Entry) => void,
): string[] {
  const spoilt = structuredClone(entry);
  spoil(spoilt);
  try {
    defineList(file, schema, [marked(spoilt)]);
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as Error).message.split('\n');
  }
  return [];
}

/** One complaint, at a place of a content file, with what is wrong and the way out. */
export const at = (place: string, wrong: string, wayOut: string | RegExp) => [
  expect.toSatisfy(
    (complaint: string) =>
      complaint.startsWith(`shared/content/${place}: ${wrong}`) &&
      (typeof wayOut === 'string' ? complaint.includes(wayOut) : wayOut.test(complaint)),
    `a complaint at ${place}: ${wrong} … ${wayOut}`,
  ),
];
