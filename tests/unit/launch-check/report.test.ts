import { describe, expect, test } from 'vitest';
import type { OpenItem } from '../../../scripts/lib/OpenItem.ts';
import { report } from '../../../scripts/tools/launch-check/report.ts';

const items: OpenItem[] = [
  { group: 'Partners', place: 'shared/content/partners.ts:12', what: '"A" › name', belongs: 'the name' },
  { group: 'Partners', place: 'shared/content/partners.ts:6', what: '"Beta" › logo', belongs: 'the logo' },
  { group: 'Built site', place: 'dist/', what: '', belongs: 'is too old' },
  { group: 'Name and logo', place: 'shared/content/company.ts:6', what: 'name', belongs: 'a name' },
];

const promises = ['b.ts:9', 'b.ts:12', 'a.ts:3'].map(
  (place): OpenItem => ({ group: 'Promises', place, what: 'lead', belongs: '"Words"' }),
);

const heading =
  'Promises (3): write approved(…) in place of promise(…) if the company keeps it, and other words if not';

describe('the report', () => {
  test('groups and counts what is left, in columns and by lines, and ends with its number', () => {
    expect(report(items, false)).toBe(
      [
        'Name and logo (1)',
        '  shared/content/company.ts:6  name  a name',
        '',
        'Partners (2)',
        '  shared/content/partners.ts:6   "Beta" › logo  the logo',
        '  shared/content/partners.ts:12  "A" › name     the name',
        '',
        'Built site (1)',
        '  dist/  is too old',
        '',
        '4 things are left before the site can be published.',
      ].join('\n'),
    );
  });

  test('counts the promises of each file, names their lines, and says how to see their words', () => {
    expect(report(promises, false)).toBe(
      [
        heading,
        '  a.ts  1 promise   line 3',
        '  b.ts  2 promises  lines 9, 12',
        '',
        '3 things are left before the site can be published. "npm run launch-check -- --promises" shows the words of the 3 promises.',
      ].join('\n'),
    );
  });

  test('lists each promise on demand, and says once what is to be done', () => {
    expect(report(promises, true)).toBe(
      [
        heading,
        '  a.ts:3   lead  "Words"',
        '  b.ts:9   lead  "Words"',
        '  b.ts:12  lead  "Words"',
        '',
        '3 things are left before the site can be published.',
      ].join('\n'),
    );
  });

  test('counts a single one as one', () => {
    expect(report(items.slice(0, 1), false)).toMatch(/\n1 thing is left before the site can be published\.$/);
  });

  test('says so when nothing is left', () => {
    expect(report([], false)).toBe('Nothing is left: the site is ready to be published.');
  });
});
