import { movingPage } from '../support/shell.ts';
import { addressOf } from '../support/sites.ts';
import { openPage } from '../support/test.ts';
import { expectAlike, hidePhotographs, showWhole, test } from './visualTest.ts';

// The switch for motion is hidden from visitors who want less of it: it is used instead.
test.use({ ...movingPage, baseURL: addressOf('components') });
test.beforeEach(({ page }) => page.addInitScript(() => sessionStorage.setItem('motion', 'pause')));

for (const { width, deviceScaleFactor, hasPhotographs } of [
  { width: 390, deviceScaleFactor: 0.5, hasPhotographs: false },
  { width: 1440, deviceScaleFactor: 1, hasPhotographs: true },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor });

    test('every component looks as it did in each of its states', async ({ page }) => {
      await openPage(page, '/components/');
      await showWhole(page);
      if (!hasPhotographs) await hidePhotographs(page);
      for (const section of await page.locator('main > section').all()) {
        const name = await section.locator('h2').first().getAttribute('id');
        await expectAlike(section, 'components', `${name}-${width}`);
      }
    });
  });
}

test('the dialog looks as it did', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await openPage(page, '/components/');
  await page.getByRole('button', { name: 'Open, hover' }).click();
  await expectAlike(page.getByRole('dialog', { name: 'A dialog' }), 'components', 'dialog-open');
});
