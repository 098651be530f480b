import { movingPage } from '../support/shell.ts';
import { addressOf } from '../support/sites.ts';
import { openPage } from '../support/test.ts';
import { expectAlike, test } from './visualTest.ts';

// The switch for motion is hidden from visitors who want less of it: it is used instead.
test.use({ ...movingPage, baseURL: addressOf('components') });
test.beforeEach(({ page }) => page.addInitScript(() => sessionStorage.setItem('motion', 'pause')));

test('the dialog looks as it did', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await openPage(page, '/components/');
  await page.getByRole('button', { name: 'Open, hover' }).click();
  await expectAlike(page.getByRole('dialog', { name: 'A dialog' }), 'components', 'dialog-open');
});
