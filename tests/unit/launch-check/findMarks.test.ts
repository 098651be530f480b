import { expect, test } from 'vitest';
import { z } from 'zod';
import { marksIn } from '../../../scripts/tools/launch-check/findMarks.ts';
import { defineContent } from '../../../shared/content/defineContent.ts';
import { approved, keepMarks, placeholder, promise } from '../../../shared/content/marks.ts';

const itemsOf = (data: object) => marksIn('services.ts', defineContent('services', z.any(), data));

test('a placeholder is listed with what belongs there, a promise until it is approved', () => {
  const words = 'A working build every two weeks';
  const isApproved = { name: 'Real', points: [approved('Code reviews'), approved(words)] };
  expect(itemsOf(isApproved)).toEqual([]);
  expect(
    itemsOf({ name: placeholder('Any', 'the real one'), points: [approved('Code reviews'), promise(words)] }),
  ).toEqual([
    { place: 'services.ts', what: 'name', action: 'the real one', isPromise: false },
    { place: 'services.ts', what: 'points › entry 2', action: '', isPromise: true },
  ]);
});

test('a text that several entries share is listed once', () => {
  const place = 'shared/content/industries.ts:7';
  const mark = { kind: 'promise', value: 'Words', belongs: '', place } as const;
  const content = { first: 'Words', second: 'Words' };
  keepMarks(
    content,
    Object.keys(content).map((field) => ({ ...mark, path: [field] })),
  );
  expect(marksIn('industries.ts', content)).toMatchObject([{ place, what: 'first' }]);
});
