import type { Page } from 'playwright/test';
import { inGroups, templateSamples } from '../support/pages.ts';
import { stillPage } from '../support/shell.ts';
import { expectAlike, test } from './visualTest.ts';
import { openWhole, showWhole } from './wholePages.ts';

// Small pictures: whole pages are for what stands where; the components page is for details.
test.use({ ...stillPage, deviceScaleFactor: 1 / 3 });

const widths = [390, 1440];

const nameOf = ({ template }: { template: string }) => template.split('/').at(-1)!;

/** Replaces the maps service by a map that looks the same before and after it has loaded. */
async function serveEmptyMap(page: Page): Promise<void> {
  await page.route('https://www.google.com/maps**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
  );
}

for (const group of inGroups(templateSamples, 4)) {
  test(`look as they did: ${group.map(nameOf).join(', ')}`, async ({ page }) => {
    for (const sample of group) {
      if (sample.path === '/contact/') await serveEmptyMap(page);
      for (const width of widths) {
        await openWhole(page, sample.path, width);
        await showWhole(page, width);
        await expectAlike(page, 'templates', `${nameOf(sample)}-${width}`);
      }
    }
  });
}
