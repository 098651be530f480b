import { serveMap } from '../support/contact.ts';
import { inGroups, templateSamples } from '../support/pages.ts';
import { stillPage } from '../support/shell.ts';
import { openPage } from '../support/test.ts';
import { expectAlike, showWhole, test } from './visualTest.ts';

// Small pictures: whole pages are for what stands where; the components page is for details.
test.use({ ...stillPage, deviceScaleFactor: 1 / 3 });

const nameOf = ({ template }: { template: string }) => template.split('/').at(-1)!;

for (const width of [390, 1440]) {
  for (const group of inGroups(templateSamples, 4)) {
    test(`look as they did at ${width} px: ${group.map(nameOf).join(', ')}`, async ({ page }) => {
      await serveMap(page);
      for (const sample of group) {
        await page.setViewportSize({ width, height: 900 });
        await openPage(page, sample.path);
        await showWhole(page);
        await expectAlike(page, 'templates', `${nameOf(sample)}-${width}`);
      }
    });
  }
}
