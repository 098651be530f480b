import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { paletteFile } from '../../scripts/lib/palette.ts';
import { copyProject, runScript } from '../support/projectCopy.ts';

test('npm run seo lists every page', () => {
  const { status, output } = runScript('seo');
  expect(output).toMatch(/'\/services\/'/);
  expect(output).toMatch(/^\d+ pages$/m);
  expect(status).toBe(0);
});

test('npm run colours recalculates the contrasts of the palette', () => {
  const copy = copyProject();
  const before = readFileSync(paletteFile, 'utf8');
  copy.edit(paletteFile, /\d+\.\d+ on white/, '1.23 on white');
  const { status, output } = runScript('colours', [], copy.folder);
  const after = readFileSync(path.join(copy.folder, paletteFile), 'utf8');
  copy.remove();
  expect(output).toMatch(/on white: 1\.23 before, [\d.]+ now\n.*: 1 figure corrected\./);
  expect(after).toBe(before);
  expect(status).toBe(0);
});

test('npm run preview before a build says what to run', () => {
  const { status, output } = runScript('preview', [], '.', { OUT_DIR: '.cache/not-built' });
  expect(output).toMatch(/^There is no \.cache\/not-built\/ to serve: run "npm run build" first[^\n]*$/);
  expect(status).toBe(1);
});
