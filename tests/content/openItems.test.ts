import { readFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { expect, test } from 'vitest';
import { findMarks } from '../../scripts/tools/launch-check/findMarks.ts';

/** A mark in code: not one that a comment or a text mentions. */
const isMark = /^(?!\s*(\*|\/)).*\b(placeholder|promise)\((?!…)/;

test('the launch check names every line of content with a placeholder or a promise', async () => {
  const files = await fastGlob('shared/content/*.ts', {
    ignore: ['shared/content/{marks,defineContent}.ts'],
  });
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (isMark.test(line) ? `${file}:${index + 1}` : [])),
  );
  const listed = (await findMarks()).map(({ place }) => place);
  expect(lines.filter((line) => !listed.includes(line))).toEqual([]);
});
