import { expect, test } from 'vitest';
import { pictureNames } from '../../shared/content/pictures.ts';
import { builtFiles, endingOf, isHashed } from './support/builtFiles.ts';
import { contentTypes } from './support/contentTypes.ts';
import { hashedName } from './support/hashedName.ts';

test('every file that browsers cache for a year has a hash in its name', () => {
  const kept = builtFiles.filter(isHashed);
  // Each picture has at least one file.
  expect(kept.length).toBeGreaterThanOrEqual(pictureNames.size);
  expect(kept.filter((file) => !hashedName.test(file))).toEqual([]);
});

test('the recipes and their tests know every kind of file', () => {
  expect(builtFiles.filter((file) => !(endingOf(file) in contentTypes))).toEqual([]);
});
