import { enquiryWords, fieldErrors } from '../../shared/content/words/forms.ts';
import { fileOf, fillApplication, openJob, submitButton, succeeded } from '../support/careers.ts';
import { stopClock } from '../support/clock.ts';
import { fillEnquiry, heardFrom, openContact, thanks } from '../support/contact.ts';
import { menu } from '../support/samples.ts';
import { desktop, jumpTo, phone, shellOf, stillPage } from '../support/shell.ts';
import { expect, openPage } from '../support/test.ts';
import { expectAlike, settlePage, test } from './visualTest.ts';

const folder = 'states';
const email = 'asha@company.com';

test.use(stillPage);

test('the menus look as they did in the open drawer, the scrolled header and an open dropdown', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openPage(page, '/about/');
  const { header, menuButton, drawer, accordion, dropdown } = shellOf(page);
  await menuButton.click();
  await accordion(menu.services).locator('summary').click();
  await expect(drawer).toBeVisible();
  await settlePage(page);
  await expectAlike(page, folder, 'drawer');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await page.setViewportSize(desktop);
  await jumpTo(page, 700);
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  await expectAlike(header, folder, 'header-scrolled');

  await page.setViewportSize({ ...desktop, height: 480 });
  await jumpTo(page, 0);
  const { button, panel } = dropdown(menu.services);
  await button.click();
  await expect(panel).toBeVisible();
  await settlePage(page);
  await expectAlike(page, folder, 'dropdown');
});

for (const { device, viewport, deviceScaleFactor } of [
  { device: 'phone', viewport: phone, deviceScaleFactor: 1 },
  { device: 'desktop', viewport: desktop, deviceScaleFactor: 0.5 },
]) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, deviceScaleFactor });

    test('the enquiry looks as it did with errors and with thanks', async ({ page }) => {
      await page.clock.install();
      await openContact(page);
      await settlePage(page);
      const send = page.getByRole('button', { name: enquiryWords.submit });
      await send.click();
      await expect(page.getByText(fieldErrors.firstName)).toBeVisible();
      await expectAlike(page.locator('form', { has: send }), folder, `enquiry-errors-${device}`);

      const enquiry = { firstName: 'Asha', lastName: 'Verma', email, contactNumber: '9876543210' };
      await fillEnquiry(page, { ...enquiry, heardFrom });
      await stopClock(page);
      await send.click();
      // The pointer on it makes it stay.
      await page.getByText(thanks).hover();
      await page.clock.resume();
      await expectAlike(page, folder, `enquiry-thanks-${device}`);
    });

    test('the job dialog looks as it did empty, with errors and with its alert', async ({ page }) => {
      await page.clock.install();
      const dialog = await openJob(page);
      const send = submitButton(dialog);
      await expect(send).toBeVisible();
      await settlePage(page);
      await expectAlike(page, folder, `job-${device}`);

      await send.click();
      await expect(dialog.getByText(fieldErrors.resume)).toBeVisible();
      await expectAlike(dialog.locator('form'), folder, `job-errors-${device}`);

      await fillApplication(
        dialog,
        { name: 'Asha', email, phone: '9876543210' },
        fileOf('resume.pdf', 2_000),
      );
      await stopClock(page);
      await send.click();
      await dialog.getByText(succeeded).hover();
      await page.clock.resume();
      await expectAlike(dialog.locator('form'), folder, `job-sent-${device}`);
    });
  });
}
