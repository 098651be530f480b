import { expect, test } from 'vitest';
import type { OpenItem } from '../../../scripts/tools/launch-check/OpenItem.ts';
import { report } from '../../../scripts/tools/launch-check/report.ts';

const items: OpenItem[] = [
  { place: 'partners.ts:6', what: '"Beta" › logo', action: 'the logo' },
  { place: 'partners.ts:12', what: '"A" › name', action: 'the name' },
  ...['partners.ts:9', 'partners.ts:14'].map((place) => ({
    place,
    what: 'lead',
    action: '',
    isPromise: true,
  })),
  { place: 'dist/', what: '', action: 'is too old' },
];

test('groups what is left by file, in columns, with the lines of promises, and counts it', () => {
  expect(report(items).split('\n')).toEqual([
    'dist/ (1)',
    '  is too old',
    '',
    'partners.ts (4)',
    '   6  "Beta" › logo  the logo',
    '  12  "A" › name     the name',
    '      2 promises     lines 9, 14',
    '',
    expect.stringMatching(/^Promises \(2\): write approved\(…\) .* if not\.$/),
    '',
    '5 things are left before the site can be published.',
  ]);
});

test('counts a single thing as one', () => {
  expect(report(items.slice(0, 1))).toMatch(/\n\n1 thing is left before the site can be published\.$/);
});

test('says so when nothing is left', () => {
  expect(report([])).toBe('Nothing is left: the site is ready to be published.');
});
