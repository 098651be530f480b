import type { Page } from 'playwright/test';
import { partners } from '#shared/model/content.ts';
import { jobWords } from '#shared/words/careers.ts';
import {
  fileOf,
  fillApplication,
  needsJobs,
  ownApplicant,
  submitButton,
  succeeded,
} from '../../support/careers.ts';
import { carouselOf, needsMoving, technology } from '../../support/carousels.ts';
import { fillEnquiry, ownEnquiry, serveMap, thanks } from '../../support/contact.ts';
import { expectAlive, translatePage } from '../../support/foreignNodes.ts';
import { desktop, stillPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use(stillPage);

test.beforeEach(({ page }) => {
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().includes('rendered again'))
      throw new Error(`React met foreign nodes: ${message.text()}`);
  });
});

/** Opens a page and has it translated, now and whatever it shows later. */
async function open(page: Page, address: string): Promise<void> {
  await serveMap(page);
  await openPage(page, address);
  await page.evaluate(translatePage);
  await expect(page.locator('h1 font font')).not.toHaveCount(0);
}

test('the enquiry form works in all its states on a translated page', async ({ page }) => {
  await open(page, '/contact/');
  const send = page.locator('.submit-area [type=submit]');
  const number = page.locator('[name=contactNumber]');
  const errors = page.locator('.field__message');
  const required = await page.locator('.enquiry-form [required]').count();
  await send.click();
  await expect(errors).toHaveCount(required);
  await number.fill('9876543210');
  await expect(errors).toHaveCount(required - 1);
  await number.press('1');
  await expect(errors).toHaveCount(required);
  await fillEnquiry(page, ownEnquiry());
  await expect(errors).toHaveCount(0);
  await page.locator('[aria-hidden="true"] > input').evaluate((field: HTMLInputElement) => {
    field.value = 'x';
  });
  await send.click();
  await page.locator('.submit-area__honeypot button').click();
  await expect(page.getByText(thanks)).toBeVisible();
  await page.locator('.notice__close').click();
  await expect(page.getByText(thanks)).toBeHidden();
  // There is nothing to clear in an empty form.
  await number.fill('9');
  await page.locator('.submit-area__clear').click();
  await send.click();
  await expect(errors).toHaveCount(required);
  await expectAlive(page);
});

test('the dialog of a job works on a translated page', async ({ page }) => {
  needsJobs(2);
  await open(page, '/careers/');
  const dialog = page.locator('dialog');
  const file = dialog.locator('input[type=file]');
  for (const index of [0, 1]) {
    await page.locator('main').getByText(jobWords.apply).nth(index).click();
    await expect(dialog.locator('h2 font').first()).toBeVisible();
    await dialog.getByText(jobWords.copyLink).click();
    await submitButton(dialog).click();
    await file.setInputFiles(fileOf('other.pdf', 3_000));
    await dialog.locator('.file-field__remove').click();
    await expect(dialog.getByText('other.pdf')).toBeHidden();
    await fillApplication(dialog, ownApplicant(), fileOf('resume.pdf', 2_000));
    await submitButton(dialog).click();
    await expect(dialog.getByText(succeeded)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/careers\/$/);
  }
  await expectAlive(page);
});

test('what moves on the home page works on a translated page', async ({ page }) => {
  needsMoving(technology);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize(desktop);
  await open(page, '/');
  const region = page.locator('section.carousel').first();
  await region.scrollIntoViewIfNeeded();
  await expect(region).toHaveClass(/carousel--running/);
  const { next, previous, bars } = carouselOf(page, technology);
  for (const control of [next, next, previous, bars.last()]) await control.click();
  const parts = [region];
  // Fewer do not move.
  if (partners.length >= 3) {
    const marquee = page.locator('.partner-marquee');
    await marquee.scrollIntoViewIfNeeded();
    await expect(marquee.locator('.marquee--running')).toBeAttached();
    parts.push(marquee);
  }
  for (const part of parts) await part.locator('.motion-toggle button').click();
  await expectAlive(page);
});
