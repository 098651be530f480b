import { expect, test } from 'vitest';
import type { OpenItem } from '../../../scripts/lib/OpenItem.ts';
import { report } from '../../../scripts/tools/launch-check/report.ts';

const promises = ['b.ts:9', 'b.ts:12', 'a.ts:3'].map(
  (place): OpenItem => ({ group: 'Promises', place, what: 'lead', belongs: '"Words"' }),
);

/** Without its heading, which explains promises, and without blank lines. */
const linesOf = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('Promises'));

test('promises are counted by file, or listed on demand', () => {
  expect(linesOf(report(promises, false))).toEqual([
    '  a.ts  1 promise   line 3',
    '  b.ts  2 promises  lines 9, 12',
    expect.stringMatching(/^3 things are left .* "npm run launch-check -- --promises" shows the words/),
  ]);
  expect(linesOf(report(promises, true))).toEqual([
    '  a.ts:3   lead  "Words"',
    '  b.ts:9   lead  "Words"',
    '  b.ts:12  lead  "Words"',
    '3 things are left before the site can be published.',
  ]);
});
