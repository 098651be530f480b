import { expect, test } from 'vitest';
import { hashedName } from '../../scripts/build/hosting.ts';
import { builtFiles, endingOf, isHashed } from './support/builtFiles.ts';
import { contentTypes } from './support/contentTypes.ts';

test('every file that browsers keep for a year carries a hash in its name', () => {
  const kept = builtFiles.filter(isHashed);
  expect(kept.length).toBeGreaterThan(200);
  expect(kept.filter((file) => !hashedName.test(file))).toEqual([]);
});

test('every kind of file is one that the recipes and their tests know', () => {
  expect(builtFiles.filter((file) => !(endingOf(file) in contentTypes))).toEqual([]);
});
