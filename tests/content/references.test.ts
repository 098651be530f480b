import { describe, expect, test } from 'vitest';
import { checkReferences } from '../../shared/content/checkReferences.ts';

const targets = [{ slug: 'design' }, { slug: 'testing' }, { slug: 'hosting' }];

const check = (file: string, slug: string, related: string[]) =>
  checkReferences({ file, entries: [{ slug, related }], field: 'related', targetFile: 'services', targets });

describe('references between entries', () => {
  test('to entries that exist are taken', () => {
    expect(check('services', 'design', ['testing', 'hosting'])).toEqual([]);
  });

  test('to an entry that does not exist are refused with file, entry, field and what there is', () => {
    expect(check('industries', 'finance', ['testing', 'cooking'])).toEqual([
      'shared/content/industries.ts › "finance" › related: "cooking" is not in shared/content/services.ts: write one of design, testing, hosting',
    ]);
  });

  test('of an entry to itself are refused', () => {
    expect(check('services', 'design', ['testing', 'design'])).toEqual([
      'shared/content/services.ts › "design" › related: "design" is this entry itself: name another one',
    ]);
  });

  test('to an entry of the same name in another file are taken', () => {
    expect(check('technologies', 'design', ['design'])).toEqual([]);
  });

  test('that are repeated are refused', () => {
    expect(check('services', 'design', ['testing', 'testing'])).toEqual([
      'shared/content/services.ts › "design" › related: "testing" is named twice: name another one',
    ]);
  });

  test('are all reported at once', () => {
    expect(check('services', 'design', ['cooking', 'design'])).toEqual([
      expect.stringContaining('cooking'),
      expect.stringContaining('itself'),
    ]);
  });
});
