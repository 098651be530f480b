import type { Page } from 'playwright/test';
import { applicationForm } from '#shared/words/applicationForm.ts';
import { noticeWords } from '#shared/words/controls.ts';
import { enquiryForm } from '#shared/words/enquiryForm.ts';
import { submitWords } from '#shared/words/forms.ts';
import { expectAccessible } from '../../support/axe.ts';
import {
  dialogOf,
  fileOf,
  fillApplication,
  job,
  openJob,
  ownApplicant,
  submitButton,
} from '../../support/careers.ts';
import { holdRequests } from '../../support/faults.ts';
import { fillEnquiry, openContact, ownEnquiry } from '../../support/forms.ts';
import { expectReactions } from '../../support/reactions.ts';
import { menu, service } from '../../support/samples.ts';
import { desktop, phone, shellOf, stillPage } from '../../support/shell.ts';
import { expect, openPage, stopClock, test } from '../../support/test.ts';

/** Judges the page, or a part of it, in the window of a phone, then in that of a desktop, which stays. */
async function expectAccessibleAtSizes(page: Page, selector?: string): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectAccessible(page, selector);
  }
}

// Contrast is judged on what has arrived, not on what is still fading in.
test.use({ ...stillPage, viewport: desktop });

test('the enquiry is accessible with errors and while it is sent', async ({ page }) => {
  await openContact(page);
  const button = page.getByRole('button', { name: enquiryForm.submit });
  await button.click();
  await expect(page.getByText(enquiryForm.fields.firstName.missing)).toBeVisible();
  await expectAccessibleAtSizes(page, 'main');
  const field = page.getByLabel(enquiryForm.fields.email.label);
  const edge = () => field.evaluate((field) => getComputedStyle(field).boxShadow);
  const unfocused = await edge();
  await field.focus();
  expect(await edge()).not.toBe(unfocused);
  const release = await holdRequests(page, /\/__inbox\//);
  await fillEnquiry(page, ownEnquiry());
  await button.click();
  await expect(page.getByRole('button', { name: submitWords.sending })).toBeVisible();
  await expectAccessibleAtSizes(page, 'main');
  release();
  await expect(button).toBeVisible();
});

test('the job dialog is accessible empty, with errors, with a file and with its alert', async ({ page }) => {
  await page.clock.install();
  const dialog = await openJob(page, job.title);
  await expect(dialogOf(page).getByLabel(applicationForm.fields.name.label)).toBeVisible();
  await expectAccessibleAtSizes(page);
  const button = submitButton(dialog);
  await button.click();
  await expect(dialog.getByText(applicationForm.fields.resume.missing)).toBeVisible();
  await expectAccessibleAtSizes(page, 'dialog[open]');
  await fillApplication(dialog, ownApplicant(), fileOf('resume.pdf', 2_000));
  await expectAccessible(page, 'dialog[open]');
  await stopClock(page);
  await button.click();
  await expect(dialog.locator('[aria-live=assertive][aria-atomic]')).not.toBeEmpty();
  // The message stays while the focus is on it. Axe needs a clock that goes on.
  await page.getByRole('button', { name: noticeWords.close }).focus();
  await page.clock.resume();
  await expectAccessible(page, 'dialog[open]');
  // Forced colours leave neither backgrounds nor shadows.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(dialog.locator('.notice--success')).toHaveCSS('border-top-width', '1px');
  await dialog.getByLabel(applicationForm.fields.resume.label).focus();
  await expect(dialog.locator('.file-field')).toHaveCSS('outline-style', 'solid');
});

// Those of pages are tested where each page is visited.
test('controls show hover and press, and open menus are accessible', async ({ page }) => {
  await page.clock.install();
  const { header, menuButton, drawer, accordion, dropdown, footer } = shellOf(page);
  await test.step('the dialog of a job', async () => expectReactions(page, await openJob(page)));
  await test.step('strip, header, footer and dropdown', async () => {
    await openPage(page, `/services/${service.slug}/`);
    for (const area of [page.locator('.contact-strip'), header, footer]) await expectReactions(page, area);
    const { button, panel } = dropdown(menu.services);
    await button.press('Enter');
    await expectAccessible(page, '.nav-dropdown__panel:popover-open');
    // The panel stays while the mouse is away.
    await stopClock(page);
    await expectReactions(page, panel);
    await page.keyboard.press('Escape');
    await page.clock.resume();
  });
  await test.step('the drawer', async () => {
    await page.setViewportSize(phone);
    await expectReactions(page, header);
    await menuButton.click();
    await accordion(menu.services).locator('summary').click();
    await expectReactions(page, drawer);
    await expectAccessible(page, '.drawer');
  });
});
