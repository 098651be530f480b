import type { Page } from 'playwright/test';
import { applicationForm } from '#shared/words/applicationForm.ts';
import { jobWords } from '#shared/words/careers.ts';
import { job, needsJobs, openJob, submitButton } from '../../support/careers.ts';
import { wakeIslands } from '../../support/islands.ts';
import { phone, rectOf, shellOf } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

needsJobs(1);

// Skips the loader.
test.use({ reducedMotion: 'reduce', viewport: phone });

/** What lies at the middle of the window's lower edge. */
const atLowerEdge = (page: Page) =>
  page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight - 30)?.textContent);

test('on a phone a link to the form stays in view', async ({ page }) => {
  const form = page.getByRole('form', { name: jobWords.applyHere });
  await test.step('the link stays at the lower edge of the page until the form is in view', async () => {
    await openPage(page, job.path);
    expect(await atLowerEdge(page)).toBe(jobWords.apply);
    await page.getByRole('link', { name: jobWords.apply }).click();
    await expect(form.getByLabel(applicationForm.fields.name.label)).toBeInViewport();
    expect(await atLowerEdge(page)).not.toBe(jobWords.apply);
  });
  await test.step('a wrong field that the header covers in part comes into view with its label', async () => {
    await wakeIslands(page);
    const { bottom } = await rectOf(shellOf(page).header);
    const { top } = await rectOf(form.getByLabel(applicationForm.fields.name.label));
    await page.evaluate((by) => scrollBy(0, by), top - bottom + 10);
    // Only a smooth scroll can be cut short.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await submitButton(form).click();
    const label = form.getByText(applicationForm.fields.name.label, { exact: true });
    await expect.poll(async () => (await rectOf(label)).top).toBeGreaterThan(bottom);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });
  await test.step('the button does so in the dialog', async () => {
    const dialog = await openJob(page);
    await expect(dialog).toBeVisible();
    expect(await atLowerEdge(page)).toBe(jobWords.apply);
    await dialog.getByRole('button', { name: jobWords.apply }).click();
    await expect(dialog.getByLabel(applicationForm.fields.name.label)).toBeInViewport();
    expect(await atLowerEdge(page)).not.toBe(jobWords.apply);
  });
});
