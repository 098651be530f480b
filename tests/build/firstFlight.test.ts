import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compressedSize } from '../../scripts/build/budgets/weighPages.ts';
import { testFolders } from '../../scripts/tools/test/builds.ts';
import { industries } from '../../shared/content/industries.ts';
import { jobs } from '../../shared/content/jobs.ts';
import { services } from '../../shared/content/services.ts';

/** Bytes that an entry more than the 15 services, 8 industries and 12 jobs may add: menus and lists name it. */
const growth = { entry: 120, job: 500 };
const entries = Math.max(0, services.length - 15) + Math.max(0, industries.length - 8);

const limit = 13_500 + entries * growth.entry;

test.each<[string, number]>([
  ['index.html', limit],
  ['contact/index.html', limit],
  ['careers/index.html', limit + 1_500 + Math.max(0, jobs.length - 12) * growth.job],
  ...services.map(({ slug }): [string, number] => [`services/${slug}/index.html`, limit]),
])('with addresses of ordinary length %s fits into the first flight of a connection', async (file, limit) => {
  const html = readFileSync(path.join(testFolders.formServices, file));
  expect(await compressedSize(html)).toBeLessThanOrEqual(limit);
});
