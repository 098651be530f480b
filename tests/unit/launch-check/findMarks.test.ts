import { expect, test } from 'vitest';
import { z } from 'zod';
import { findMarks } from '../../../scripts/tools/launch-check/findMarks.ts';
import { defineContent } from '../../../shared/content/defineContent.ts';
import { approved, keepMarks, placeholder, promise } from '../../../shared/content/marks.ts';

const itemsOf = (file: string, data: object) =>
  findMarks([{ file, content: defineContent(file, z.any(), data) }]);

test.each([
  ['company', 'name', 'Name and logo'],
  ['company', 'legal', 'Legal'],
  ['testimonials', 'name', 'Testimonials'],
  ['about', 'ceo', 'CEO'],
  ['home', 'lead', 'Other placeholders'],
])('a placeholder in %s › %s is listed under %s, with what belongs there', (file, field, group) => {
  const items = itemsOf(file, { [field]: placeholder('Anything', 'the real one') });
  expect(items).toEqual([
    { group, place: `shared/content/${file}.ts`, what: field, belongs: 'the real one' },
  ]);
});

test('a promise is listed with its words until it is approved', () => {
  const words = 'A working build every two weeks';
  expect(itemsOf('services', { points: [approved('Code reviews'), promise(words)] })).toEqual([
    {
      group: 'Promises',
      place: 'shared/content/services.ts',
      what: 'points › entry 2',
      belongs: `"${words}"`,
    },
  ]);
  expect(itemsOf('services', { points: [approved(words)] })).toEqual([]);
});

test('a text that several entries share is listed once', () => {
  const mark = {
    kind: 'promise',
    value: 'Words',
    belongs: '',
    place: 'shared/content/industries.ts:7',
  } as const;
  const content = { first: 'Words', second: 'Words' };
  keepMarks(
    content,
    Object.keys(content).map((field) => ({ ...mark, path: [field] })),
  );
  expect(findMarks([{ file: 'industries', content }])).toMatchObject([{ place: mark.place, what: 'first' }]);
});
