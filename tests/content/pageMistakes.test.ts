import { expect, test } from 'vitest';
import { defineContent } from '../../shared/content/defineContent.ts';
import { home } from '../../shared/content/home.ts';
import { pictureOf } from '../../shared/content/pictures.ts';
import { aboutSchema, homeSchema } from '../../shared/content/schema.ts';

test.each(['', 'Digital', 'Creative & Innovative Digital Solution '.repeat(2)])(
  'refuses a headline that does not fit the first screen: %j',
  (headline) => {
    const spoilt = { ...home, hero: { ...home.hero, headline } };
    const define = () => defineContent('home', homeSchema, spoilt);
    expect(define).toThrow(
      /^shared\/content\/home\.ts › hero › headline: is \d+ characters too (short|long): write 10 to 60/,
    );
  },
);

test('refuses a file without its fields', () => {
  const empty = () => defineContent('about', aboutSchema, {} as never);
  expect(empty).toThrow(/^shared\/content\/about\.ts › banner: is missing: /m);
});

test('refuses a missing picture that a page asks for', () => {
  expect(() => pictureOf('about/nobody')).toThrow(
    'There is no picture "about/nobody": put the file into shared/pictures/ and run "npm run pictures"',
  );
});
