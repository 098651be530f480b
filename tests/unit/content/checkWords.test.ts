import { expect, test } from 'vitest';
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
  [{ home: '' }, 'home: is empty: write 1 to 160 characters'],
  [{ home: '   ' }, 'home: is empty: write 1 to 160 characters'],
  [{ home: 7 }, 'home: must be a text in quotes: write 1 to 160 characters'],
  [{ home: 'x'.repeat(161) }, 'home: is 1 character too long: write 1 to 160 characters'],
  [{ footer: { contact: null } }, 'footer › contact: must be a text in quotes: write 1 to 160 characters'],
  [
    { home: 'Home of {brand}' },
    'home: has {brand}, and nothing is filled in here: remove it, or list the sentence in shared/content/schema/words.ts',
  ],
  [{ homeLink: 'Home page' }, 'homeLink: lacks {brand}: write for example "{brand}, home page"'],
  [
    { homeLink: '{brand} {page' },
    'homeLink: has {page, and only {brand} can be filled in: remove it or correct its name',
  ],
  [{ homeLink: undefined }, 'homeLink: is missing: write 1 to 160 characters, such as "{brand}, home page"'],
])('%j is refused with file, field and what is right', (changes, complaint) => {
  expect(complaintsAbout(changes)).toBe(`shared/content/words/shell.ts › shellWords › ${complaint}`);
});

test('all mistakes are reported at once', () => {
  expect(complaintsAbout({ home: '', homeLink: '' }).split('\n')).toHaveLength(2);
});
