import type { Page } from 'playwright/test';
import { partners } from '../../shared/content/partners.ts';
import { jobWords } from '../../shared/content/words/careers.ts';
import { enquiryWords } from '../../shared/content/words/forms.ts';
import { siteData } from '../../shared/shell/siteData.ts';
import {
  applyLink,
  closeJob,
  dialogOf,
  failed,
  fileOf,
  fillApplication,
  job,
  openJob,
  ownApplicant,
  submitButton,
  succeeded,
} from '../support/careers.ts';
import { carouselOf, movingCarousels } from '../support/carousels.ts';
import { fillEnquiry, openContact, ownEnquiry, thanks } from '../support/contact.ts';
import { networkError } from '../support/faults.ts';
import { inboxBehaves } from '../support/inbox.ts';
import { test } from '../support/policy.ts';
import { desktop, movingPage, stillPage } from '../support/shell.ts';
import { expect, openPage } from '../support/test.ts';

test.use({ ...stillPage, viewport: desktop });

/** Scrolls to the end, so that everything is put in that waits for being near. */
async function showAll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 800) await page.mouse.wheel(0, 800);
  await page.getByRole('contentinfo').getByText(siteData.copyright).scrollIntoViewIfNeeded();
}

test.describe('with motion', () => {
  test.use(movingPage);

  test('the home page keeps to its policy with all that moves, moved and stopped', async ({ page }) => {
    await openPage(page, '/');
    if (partners.length > 0) await page.locator('.marquee').scrollIntoViewIfNeeded();
    await expect(page.locator('.marquee--running')).toHaveCount(Math.min(1, partners.length));
    await showAll(page);
    for (const name of movingCarousels) {
      const { start, next, bars, toggle } = carouselOf(page, name);
      await start();
      await next.click();
      await bars.last().click();
      await toggle.click();
    }
    await expect(page.locator('html')).toHaveClass(/has-reveal/);
  });
});

test('both results of an enquiry keep to the policy', async ({ page, expectComplaint }) => {
  expectComplaint(networkError);
  expectComplaint('not sent (status)');
  await openContact(page);
  await page.getByRole('button', { name: enquiryWords.submit }).click();
  await fillEnquiry(page, ownEnquiry());
  await inboxBehaves(page, 'status:500');
  const logged = page.waitForEvent('console', (message) => message.text().includes('not sent'));
  await page.getByRole('button', { name: enquiryWords.submit }).click();
  await logged;
  await page.unrouteAll();
  await page.getByRole('button', { name: enquiryWords.submit }).click();
  await expect(page.getByText(thanks)).toBeVisible();
});

test.describe('of an application', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('both results keep to the policy, and so does a copied link', async ({ page, expectComplaint }) => {
    expectComplaint(networkError);
    const dialog = await openJob(page);
    await dialog.getByRole('button', { name: jobWords.copyLink }).click();
    await fillApplication(dialog, ownApplicant(), fileOf('resume.pdf', 2_000));
    await inboxBehaves(page, 'status:500');
    await submitButton(dialog).click();
    await expect(dialog.getByText(failed)).toBeVisible();
    await page.unrouteAll();
    await submitButton(dialog).click();
    await expect(dialog.getByText(succeeded)).toBeVisible();
    await closeJob(page);
    await applyLink(page, job.title).click();
    await expect(dialogOf(page)).toBeVisible();
  });
});
