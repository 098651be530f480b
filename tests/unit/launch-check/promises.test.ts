import { expect, test } from 'vitest';
import type { ContentText } from '../../../scripts/tools/launch-check/contentSources.ts';
import { findPromises } from '../../../scripts/tools/launch-check/findPromises.ts';

const words = 'a working build every week';
const at = (file: string, line: number, value: string): ContentText => ({
  file: `shared/content/${file}.ts`,
  line,
  field: '',
  value,
});
const note = at('approvals', 20, words);

test('a promise that is not approved is listed with its line and every place that makes it', () => {
  const texts = [note, at('services', 4, `You get ${words}.`), at('about', 9, 'A working build every week')];
  expect(findPromises(texts, [{ words, isApproved: false }])).toEqual([
    {
      group: 'Promises',
      place: 'shared/content/approvals.ts:20',
      what: `"${words}"`,
      belongs:
        'isApproved: true, or other words here and at shared/content/services.ts:4, shared/content/about.ts:9',
    },
  ]);
});

test('an approved promise is not', () => {
  expect(findPromises([note, at('services', 4, words)], [{ words, isApproved: true }])).toEqual([]);
});

test.each([true, false])('words that nothing says any more are (approved: %s)', (isApproved) => {
  const [item] = findPromises([note, at('services', 4, 'a build now and then')], [{ words, isApproved }]);
  expect(item?.belongs).toMatch(/^is said nowhere any more: remove the line/);
});
