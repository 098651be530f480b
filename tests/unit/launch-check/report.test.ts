import { describe, expect, test } from 'vitest';
import type { OpenItem } from '../../../scripts/lib/OpenItem.ts';
import { report } from '../../../scripts/tools/launch-check/report.ts';

const items: OpenItem[] = [
  { group: 'Partners', place: 'shared/content/partners.ts:12', what: '"A" › name', belongs: 'the name' },
  { group: 'Partners', place: 'shared/content/partners.ts:6', what: '"Beta" › logo', belongs: 'the logo' },
  { group: 'Built site', place: 'dist/', what: '', belongs: 'is too old' },
  { group: 'Name and logo', place: 'shared/content/company.ts:6', what: 'name', belongs: 'a name' },
];

describe('the report', () => {
  test('groups what is left, in columns and by lines, and ends with its number', () => {
    expect(report(items)).toBe(
      [
        'Name and logo',
        '  shared/content/company.ts:6  name  a name',
        '',
        'Partners',
        '  shared/content/partners.ts:6   "Beta" › logo  the logo',
        '  shared/content/partners.ts:12  "A" › name     the name',
        '',
        'Built site',
        '  dist/  is too old',
        '',
        '4 things are left before the site can be published.',
      ].join('\n'),
    );
  });

  test('says once what is to be done with each promise', () => {
    const promises: OpenItem[] = ['"One"', '"Two"'].map((belongs) => ({
      group: 'Promises',
      place: 'a.ts',
      what: 'x',
      belongs,
    }));
    expect(report(promises).match(/approved\(…\)/g)).toHaveLength(1);
  });

  test('counts a single one as one', () => {
    expect(report(items.slice(0, 1))).toMatch(/\n1 thing is left before the site can be published\.$/);
  });

  test('says so when nothing is left', () => {
    expect(report([])).toBe('Nothing is left: the site is ready to be published.');
  });
});
