import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { companyPlaceholders, industries, jobs, services } from '#shared/model/content.ts';
import { byteBudgetOf, companyShare } from '../../build/budgets/budgets.ts';
import { compressedSize } from '../../build/budgets/weighPages.ts';
import { htmlFileOf, type Page } from '../../build/pages/Page.ts';
import { testFolders } from '../../scripts/tools/test/builds.ts';
import { dist, pages, testPages } from '../support/builtPages.ts';

// Menus and lists name every entry.
const hasMoreEntries = services.length > 15 || industries.length > 8 || jobs.length > 12;
const share = companyPlaceholders.has('name') && !hasMoreEntries ? 1 : companyShare;

async function expectWithinBudget(folder: string, page: Page): Promise<void> {
  const size = compressedSize(readFileSync(path.join(folder, htmlFileOf(page.path))));
  expect(size).toBeLessThanOrEqual(byteBudgetOf(page.template).html * share);
}

testPages('is within its budget of HTML', (page) => expectWithinBudget(dist, page));

test.each(['/', '/contact/', '/careers/'])(
  '%s is within its budget with form services, too',
  async (address) => {
    const page = pages.find((candidate) => candidate.path === address)!;
    await expectWithinBudget(testFolders.extras, page);
  },
);
