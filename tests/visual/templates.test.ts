import { serveMap } from '../support/contact.ts';
import { templateSamples } from '../support/pages.ts';
import { stillPage } from '../support/shell.ts';
import { openPage } from '../support/test.ts';
import { expectAlike, showWhole, test } from './visualTest.ts';

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    // Small pictures: whole pages are for what stands where; the components page is for details.
    test.use({ ...stillPage, viewport: { width, height: 900 }, deviceScaleFactor: 1 / 3 });

    for (const { path, template } of templateSamples) {
      const name = template.split('/').at(-1)!;
      test(`${name} looks as it did`, async ({ page }) => {
        await serveMap(page);
        await openPage(page, path);
        await showWhole(page);
        await expectAlike(page, 'templates', `${name}-${width}`);
      });
    }
  });
}
