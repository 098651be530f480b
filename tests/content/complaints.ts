import { expect } from 'vitest';
import { ContentError } from '../../shared/content/ContentError.ts';
import { defineList } from '../../shared/content/defineContent.ts';

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
    defineList(file, schema, [spoilt]);
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
