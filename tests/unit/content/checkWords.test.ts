import { expect, test } from 'vitest';
import { advice } from '../../../shared/content/advice.ts';
import { checkWords } from '../../../shared/content/checkWords.ts';
import * as controls from '../../../shared/content/words/controls.ts';
import * as forms from '../../../shared/content/words/forms.ts';
import * as shell from '../../../shared/content/words/shell.ts';

const { shellWords } = shell;
const complaintsAbout = (changes: object): string => {
  try {
    checkWords({ shell: { shellWords: { ...shellWords, ...changes } } });
  } catch (error) {
    return (error as Error).message;
  }
  return 'none';
};

test('the words of the site are taken', () => {
  expect(() => checkWords({ controls, forms, shell })).not.toThrow();
});

test.each<[object, string]>([
  [{ home: '' }, 'home: is empty: write a text in quotes'],
  [{ home: '   ' }, 'home: is empty: write a text in quotes'],
  [{ home: 7 }, 'home: is no text: write a text in quotes'],
  [{ footer: { contact: null } }, 'footer › contact: is no text: write a text in quotes'],
  [
    { home: 'Home of {brand}' },
    'home: has {brand}, and nothing is filled in here: remove it, or list the sentence in shared/content/schema/words.ts',
  ],
  [{ homeLink: 'Home page' }, 'homeLink: lacks {brand}: write for example "{brand}, home page"'],
  [
    { homeLink: '{brand} {page' },
    'homeLink: has {page, and only {brand} can be filled in: remove it or correct its name',
  ],
  [{ homeLink: undefined }, 'homeLink: is missing: write for example "{brand}, home page"'],
])('%j is refused with file, field and what is right', (changes, complaint) => {
  expect(complaintsAbout(changes)).toBe(`shared/content/words/shell.ts › shellWords › ${complaint}`);
});

test('a text that is too long for its place is remarked upon, and nothing more', () => {
  const before = advice.length;
  expect(complaintsAbout({ home: 'x'.repeat(161) })).toBe('none');
  expect(advice.slice(before)).toEqual([
    'shared/content/words/shell.ts › shellWords › home: has 161 characters: up to 160 look best',
  ]);
});

test('all mistakes are reported at once', () => {
  expect(complaintsAbout({ home: '', homeLink: '' }).split('\n')).toHaveLength(2);
});
