import { expect, test } from 'vitest';
import { industries } from '#shared/model/content.ts';
import { industryTiles } from '#shared/model/pageLinks.ts';

const [industry] = industries as [(typeof industries)[number]];

/** The shapes of tiles for industries that are tall (t) or short (s). */
const shapesOf = (wishes: string) =>
  industryTiles([...wishes].map((wish) => ({ ...industry, isTall: wish === 't' })))
    .map(({ shape }) => shape[0])
    .join('');

test.each([
  ['tstststs', 'tstststs', 'two full columns'],
  ['tstststss', 'tstststsw', 'a short one alone'],
  ['tstststst', 'tstststsw', 'a tall one alone'],
  ['tstststt', 'tstststs', 'a tall one beside a single row'],
  ['ts', 'tt', 'a short one beside a tall one'],
  ['ss', 'ss', 'an even number of short ones'],
  ['sss', 'ssw', 'an odd number of short ones'],
  ['', '', 'none'],
])('tiles %s become %s: %s', (wishes, shapes) => {
  expect(shapesOf(wishes)).toBe(shapes);
});
