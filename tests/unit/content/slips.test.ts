import { describe, expect, test } from 'vitest';
import { explainSlip, findSlip } from '../../../scripts/lib/content/explainSlip.ts';

const file = 'shared/content/jobs.ts';
const sound = `import { defineList } from './defineContent.ts';

export const jobs = defineList('jobs', jobSchema, [
  {
    slug: 'react-developer',
    title: 'React Developer',
    tasks: ['Build pages'],
  },
]);
`;
const title = "title: 'React Developer',";

test('reports nothing for a valid file', () => {
  expect(findSlip(file, sound)).toBeUndefined();
});

describe('a typo is reported with file, entry, line and an example:', () => {
  test.each([
    [
      'a missing comma',
      "title: 'React Developer'",
      `line 7: cannot be read: the line above lacks a comma at its end: ${title}`,
    ],
    [
      'a quote within a text',
      "title: 'React's Developer',",
      'line 6: cannot be read: a colon or a quote is missing',
    ],
    ['no quotes', 'title: React Developer,', 'line 6: cannot be read: a colon or a quote is missing'],
    ['no closing quote', "title: 'React Developer,", 'line 6: cannot be read: a text has no closing quote'],
    [
      'curly quotes',
      'title: ‘React Developer’,',
      'line 6: cannot be read: `‘` is not allowed outside a text',
    ],
    [
      'a comma too many',
      `${title},`,
      'line 6: cannot be read: a comma or a bracket is missing here, or there is one too many',
    ],
  ])('%s', (_slip, written, complaint) => {
    const message = findSlip(file, sound.replace(title, written));
    expect(message).toContain(`shared/content/jobs.ts › "react-developer" › ${complaint}`);
    expect(message).not.toContain('\n');
  });

  test('in a file without a list, by its line alone', () => {
    const settings = "export const a = defineContent('a', s, {\n  name: 'A'\n  phone: '1',\n});\n";
    expect(findSlip('shared/content/a.ts', settings)).toMatch(
      /^shared\/content\/a\.ts › line 3: cannot be read/,
    );
  });
});

test('a word without quotes is found by its error', () => {
  const error = new ReferenceError('Reactdev is not defined');
  error.stack =
    'ReferenceError: Reactdev is not defined\n    at eval (/home/me/site/shared/content/jobs.ts:104:12)';
  expect(explainSlip(error)).toBe(
    "shared/content/jobs.ts › line 104: Reactdev is not a text: put quotes around it, such as 'Reactdev'",
  );
});

test('a Windows path is reported with forward slashes', () => {
  const error = new ReferenceError('Reactdev is not defined');
  error.stack = `${error}\n    at eval (C:\\site\\shared\\content\\words\\shell.ts:8:12)`;
  expect(explainSlip(error)).toMatch(/^shared\/content\/words\/shell\.ts › line 8: /);
});

test('a mark that the file does not import is reported with its import', () => {
  const error = new ReferenceError('promise is not defined');
  error.stack = `${error}\n    at eval (/home/me/site/shared/content/jobs.ts:8:12)`;
  expect(explainSlip(error)).toMatch(
    /^shared\/content\/jobs\.ts › line 8: promise\(…\) is not imported: write "import \{ promise \} from/,
  );
});

test('does not explain other errors', () => {
  expect(explainSlip(new ReferenceError('window is not defined'))).toBeUndefined();
});
