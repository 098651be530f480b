import type { Page } from 'playwright/test';
import { applicationWords, jobWords } from '../../shared/content/words/careers.ts';
import { shellWords } from '../../shared/content/words/shell.ts';
import {
  fileOf,
  fillApplication,
  job,
  needsJobs,
  openJob,
  ownApplicant,
  submitButton,
  succeeded,
} from '../support/careers.ts';
import { receivedFrom } from '../support/inbox.ts';
import { wakeIslands } from '../support/islands.ts';
import { phone, rectOf, shellOf } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

needsJobs(1);

// Skips the loader.
test.use({ reducedMotion: 'reduce' });

const formOf = (page: Page) => page.getByRole('form', { name: jobWords.applyHere });

/** What lies at the middle of the window's lower edge. */
const atLowerEdge = (page: Page) =>
  page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight - 30)?.textContent);

test('the page of a job leads to its form, which sends an application, and to the list of jobs', async ({
  page,
  request,
}) => {
  const form = formOf(page);
  await test.step('a file that was chosen before the form was interactive is kept', async () => {
    await page.goto(`.${job.path}`);
    await form.locator('input[type=file]').setInputFiles(fileOf('early.pdf', 2_000));
    await wakeIslands(page);
    await expect(form.getByText('early.pdf')).toBeVisible();
  });
  await test.step('an application is sent', async () => {
    const typed = ownApplicant();
    await fillApplication(form, typed, fileOf('resume.pdf', 2_000));
    await submitButton(form).click();
    await expect(form.getByText(succeeded)).toBeVisible();
    const [submission] = await receivedFrom(request, typed.email);
    expect(submission!.fields).toContainEqual(['Job Profile', job.title]);
  });
  await test.step('the page is used by keyboard from its breadcrumb to its form', async () => {
    const trail = page.getByRole('navigation', { name: shellWords.breadcrumb }).getByRole('link');
    await trail.nth(1).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(form.getByLabel(applicationWords.name.label)).toBeFocused();
    await trail.nth(1).press('Enter');
    await expect(page).toHaveURL('./careers/');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a way to the form stays in view', async ({ page }) => {
    await test.step('the link stays at the lower edge of the page until the form is in view', async () => {
      await openPage(page, job.path);
      const apply = page.getByRole('link', { name: jobWords.applyHere });
      await expect(apply).toBeInViewport({ ratio: 1 });
      expect(await atLowerEdge(page)).toBe(jobWords.applyHere);
      await apply.click();
      await expect(formOf(page).getByLabel(applicationWords.name.label)).toBeInViewport();
      const isCovered = await apply.evaluate((link) => {
        const { left, top } = link.getBoundingClientRect();
        return document.elementFromPoint(left + 9, top + 9) !== link;
      });
      expect(isCovered).toBe(true);
    });
    await test.step('a wrong field that the header covers in part comes into view with its label', async () => {
      const form = formOf(page);
      await wakeIslands(page);
      const { bottom } = await rectOf(shellOf(page).header);
      const { top } = await rectOf(form.getByLabel(applicationWords.name.label));
      await page.evaluate((by) => scrollBy(0, by), top - bottom + 10);
      // Only a smooth scroll can be cut short.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await submitButton(form).click();
      const label = form.getByText(applicationWords.name.label, { exact: true });
      await expect.poll(async () => (await rectOf(label)).top).toBeGreaterThan(bottom);
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });
    await test.step('the button does so in the dialog, whose address stays', async () => {
      const dialog = await openJob(page);
      expect(await atLowerEdge(page)).toBe(jobWords.applyHere);
      await dialog.getByRole('button', { name: jobWords.applyHere }).click();
      await expect(dialog.getByLabel(applicationWords.name.label)).toBeInViewport();
      expect(await atLowerEdge(page)).not.toBe(jobWords.applyHere);
      await expect(page).toHaveURL(`./careers/${job.hash}`);
    });
  });
});
