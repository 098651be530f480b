import { expect, test } from 'vitest';
import { CliError } from '../../../scripts/lib/CliError.ts';
import type { Page } from '../../../scripts/pipeline/pages/checkPages.ts';
import { pagesToMeasure } from '../../../scripts/tools/lighthouse/pagesToMeasure.ts';

const careers = { path: '/careers/' } as Page;
const alias = { path: '/career/', aliasOf: '/careers/' } as Page;
const notFound = { path: '/404.html' } as Page;
const extra = { path: '/components/', devOnly: true } as Page;

test('of the whole site, pages that cannot be measured are left out', () => {
  expect(pagesToMeasure([careers, alias, notFound, extra], false)).toEqual([careers]);
});

test('named pages are measured', () => {
  expect(pagesToMeasure([careers], true)).toEqual([careers]);
});

test.each([
  [alias, '"career" cannot be measured, because it repeats "careers": name that page'],
  [notFound, '"404" cannot be measured, because it has no address of its own'],
  [extra, '"components" cannot be measured, because it is not part of the site'],
])('the named page $path is refused', (page, message) => {
  expect(() => pagesToMeasure([careers, page], true)).toThrow(new CliError(message));
});
