import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compressedSize } from '../../scripts/build/budgets/weighPages.ts';
import { testFolders } from '../../scripts/tools/test/builds.ts';
import { pathOfService } from '../../shared/content/cards.ts';
import { industries } from '../../shared/content/industries.ts';
import { jobs } from '../../shared/content/jobs.ts';
import { services } from '../../shared/content/services.ts';

/** Bytes that each entry beyond 15 services, 8 industries and 12 jobs may add, because menus and lists name it. */
const growth = { entry: 120, job: 500 };
const entries = Math.max(0, services.length - 15) + Math.max(0, industries.length - 8);

const limit = 13_500 + entries * growth.entry;

const weigh = (folder: string, file: string) => compressedSize(readFileSync(path.join(folder, file)));

test.each([
  ['index.html', limit],
  ['contact/index.html', limit],
  ['careers/index.html', limit + 1_500 + Math.max(0, jobs.length - 12) * growth.job],
])('%s fits into a connection’s first flight, with form services', async (file, limit) => {
  expect(await weigh(testFolders.formServices, file)).toBeLessThanOrEqual(limit);
});

test.each(services.map(pathOfService))('%s fits into a connection’s first flight', async (page) => {
  expect(await weigh(testFolders.site, `${page}index.html`)).toBeLessThanOrEqual(limit);
});
