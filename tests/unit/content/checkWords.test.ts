import { expect, test } from 'vitest';
import { checkWords } from '#shared/model/checkWords.ts';
import { jobPageWords, jobWords } from '#shared/words/careers.ts';
import { shellWords } from '#shared/words/shell.ts';

const check = (changes: object) =>
  checkWords({ shell: { shellWords: { ...shellWords, ...changes } as typeof shellWords } });

test.each<[object, string]>([
  [{ home: '   ' }, 'home: is empty: write a text in quotes'],
  [{ footer: { contact: null } }, 'footer › contact: is not a text: write a text in quotes'],
  [{ home: 'Home of {brand}' }, 'home: has {brand}, and nothing is filled in here: remove it'],
  [{ homeLink: 'Home page' }, 'homeLink: lacks {brand}: write for example "{brand}, home page"'],
  [{ homeLink: '{brand} {page' }, 'homeLink: has {page, and only {brand} can be filled in: remove it'],
  [{ homeLink: undefined }, 'homeLink: is missing: write for example "{brand}, home page"'],
])('%j is refused with file, field and what is right', (changes, complaint) => {
  expect(check(changes).mistakes).toEqual([
    expect.stringContaining(`shared/words/shell.ts › shellWords › ${complaint}`),
  ]);
});

test('all mistakes are reported at once, and a text that is too long for its place is a warning', () => {
  expect(check({ home: '', homeLink: '' }).mistakes).toHaveLength(2);
  expect(check({ home: 'x'.repeat(161) })).toEqual({
    mistakes: [],
    warnings: ['shared/words/shell.ts › shellWords › home: has 161 characters: up to 160 look best'],
  });
});

test('a list of sentences may have any number, each with what it needs', () => {
  const mistakesOf = (searchTitles: string[]) =>
    checkWords({ careers: { jobPageWords: { ...jobPageWords, searchTitles }, jobWords } }).mistakes;
  expect(mistakesOf(['{title}'])).toEqual([]);
  expect(mistakesOf(['{title} in {town}', '{title}, {mode}'])).toEqual([]);
  expect(mistakesOf([])).toEqual([expect.stringContaining('searchTitles › 0: is missing')]);
  expect(mistakesOf(['Job in {town}'])).toEqual([expect.stringContaining('searchTitles › 0: lacks {title}')]);
});
