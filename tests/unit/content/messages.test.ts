import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineContent } from '../../../shared/content/defineContent.ts';
import { line } from '../../../shared/content/schema/fields.ts';
import * as schemas from '../../../shared/content/schema.ts';

type JsonSchema = {
  example?: string;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
};

/** Every text of a schema that has limits, with its place. */
function textsIn(schema: JsonSchema, place: string): (JsonSchema & { place: string })[] {
  const own = schema.minLength !== undefined ? [{ ...schema, place }] : [];
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    textsIn(field, `${place} › ${name}`),
  );
  const others = [schema.items ?? [], schema.anyOf ?? []].flat().flatMap((item) => textsIn(item, place));
  return [...own, ...inner, ...others];
}

const all = Object.entries(schemas).flatMap(([name, schema]) =>
  textsIn(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema, name),
);

test('every text with limits has an example that keeps them', () => {
  expect(all.length).toBeGreaterThan(100);
  for (const { place, example = '', minLength = 0, maxLength = 0 } of all) {
    expect(example.length, `${place}: ${example}`).toBeGreaterThanOrEqual(minLength);
    expect(example.length, `${place}: ${example}`).toBeLessThanOrEqual(maxLength);
  }
});

const schema = z.strictObject({
  title: line(3, 10, 'Indore'),
  count: z.int(),
  isOpen: z.boolean(),
  kind: z.enum(['one', 'two']),
  stars: z.literal(5),
  tags: z.array(z.string().min(2)).min(2),
  card: z.strictObject({ icon: z.string(), words: z.string() }),
});
const right = {
  title: 'Indore',
  count: 1,
  isOpen: true,
  kind: 'one',
  stars: 5,
  tags: ['first', 'second'],
  card: { icon: 'clock', words: 'Now' },
};

const complaintAbout = (changes: object) => {
  try {
    defineContent('example', schema, { ...right, ...changes } as never);
  } catch (error) {
    return (error as Error).message;
  }
  return 'none';
};

describe('a content file says in plain words what is wrong, and what is right', () => {
  test('but only when something is', () => {
    expect(complaintAbout({})).toBe('none');
  });

  test.each<[object, string]>([
    [{ title: 'A' }, 'title: is 2 characters too short: write 3 to 10 characters, such as "Indore"'],
    [
      { title: 'A very long title' },
      'title: is 7 characters too long: write 3 to 10 characters, such as "Indore"',
    ],
    [{ title: '   A  ' }, 'title: is 2 characters too short: write 3 to 10 characters, such as "Indore"'],
    [{ title: undefined }, 'title: is missing: write 3 to 10 characters, such as "Indore"'],
    [{ title: 7 }, 'title: must be a text in quotes: write 3 to 10 characters, such as "Indore"'],
    [
      { title: 'FILL IN: a town' },
      'title: is still to be filled in: write 3 to 10 characters, such as "Indore"',
    ],
    [{ count: '7' }, 'count: must be a number without quotes: write it as in the other entries'],
    [{ isOpen: 'true' }, 'isOpen: must be true or false, without quotes: write it as in the other entries'],
    [{ kind: 'three' }, 'kind: "three" cannot be used: write one of "one", "two"'],
    [{ stars: 4 }, 'stars: 4 cannot be used: write 5'],
    [{ tags: 'first' }, 'tags: must be a list in square brackets: write it as in the other entries'],
    [{ tags: ['first'] }, 'tags: has 1 entry: write at least 2 entries'],
    [{ tags: ['first', 'x'] }, 'tags › entry 2: is 1 character too short: write at least 2 characters'],
    [{ card: undefined }, 'card: is missing: add the fields icon, words'],
    [{ card: 'clock' }, 'card: must be a group of fields in curly brackets: add the fields icon, words'],
  ])('%j', (changes, complaint) => {
    expect(complaintAbout(changes)).toBe(`shared/content/example.ts › ${complaint}`);
  });

  test('an unknown field', () => {
    expect(complaintAbout({ titel: 'Indore' })).toBe(
      'shared/content/example.ts: has the unknown field "titel": remove it or correct its name; the fields are title, count, isOpen, kind, stars, tags, card',
    );
  });

  test('entries of one name, and entries whose name is still to be written, are counted', () => {
    const list = z.array(z.object({ name: z.string(), words: z.string() }));
    const data = [{ name: 'Client' }, { name: 'Client' }, { name: 'FILL IN: a name' }] as never;
    expect(() => defineContent('example', list, data)).toThrow(
      /"Client" \(entry 1\) › words.*\n.*"Client" \(entry 2\) › words.*\n.*entry 3 › words/,
    );
  });
});
