import type { Page } from 'playwright/test';
import { applicationWords, jobWords } from '../../shared/content/words/careers.ts';
import { dialogWords } from '../../shared/content/words/controls.ts';
import { applyLink, dialogOf, job, needsJobs, openJob, otherJob } from '../support/careers.ts';
import { wakeIslands } from '../support/islands.ts';
import { holdAnimations } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

needsJobs(1);

test.use({ permissions: ['clipboard-write'] });

/** Presses the button of the open dialog that copies the link, and pastes it into a field. */
async function copyLink(page: Page): Promise<string> {
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: jobWords.copyLink }).click();
  await expect(page.getByRole('status').getByText(jobWords.linkCopied)).toBeVisible();
  const name = dialog.getByLabel(applicationWords.name.label);
  await name.focus();
  await page.keyboard.press('ControlOrMeta+V');
  return name.inputValue();
}

test('the open dialog has an address, for Back and Forward, for others and for a reload', async ({
  page,
  baseURL,
}) => {
  const dialog = await openJob(page);
  const close = dialog.getByRole('button', { name: dialogWords.close });
  const address = new URL(`.${job.path}`, baseURL).href;
  await expect(page).toHaveURL(`./careers/${job.hash}`);

  await test.step('Back closes it and Forward opens it', async () => {
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/careers\/$/);
    await page.goForward();
    await expect(dialog).toBeVisible();
  });
  await test.step('a button copies the link of the job’s page', async () => {
    expect(await copyLink(page)).toBe(address);
  });
  await test.step('closing it goes back', async () => {
    await close.click();
    await expect(page).toHaveURL(/\/careers\/$/);
    expect(await page.evaluate(() => history.length)).toBe(3);
  });
  await test.step('it opens again after a reload, at once without motion', async () => {
    await page.goForward();
    await expect(dialog).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(dialog).toBeVisible();
    await close.click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/careers\/$/);
  });
  await test.step('the copied link leads to the job', async () => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);
  });
});

test('an address opens its job when the loader is over, and Back then leaves the page', async ({
  page,
  baseURL,
}) => {
  await openPage(page, '/career/');
  await test.step('the alias has addresses of jobs as well', async () => {
    await applyLink(page, job.title).click();
    await expect(dialogOf(page)).toBeVisible();
    await expect(page).toHaveURL(`./career/${job.hash}`);
    expect(await copyLink(page)).toBe(new URL(`.${job.path}`, baseURL).href);
    await page.goBack();
    await expect(page).toHaveURL(/\/career\/$/);
  });

  const dialog = dialogOf(page, otherJob.title);
  const loader = page.locator('.page-loader');
  await test.step('the job opens when the loader is over, and not before', async () => {
    // The loader stands still, so that the page's script is there before it goes.
    const { release } = await holdAnimations(page);
    await page.goto(`./careers/${otherJob.hash}`);
    await wakeIslands(page);
    await expect(loader).toBeVisible();
    await expect(dialog).toBeHidden();
    await release();
    await expect(dialog).toBeVisible();
    await expect(loader).toBeHidden();
  });
  await test.step('its address is replaced on closing', async () => {
    await dialog.getByRole('button', { name: dialogWords.close }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/careers\/$/);
    await expect(applyLink(page, otherJob.title)).toBeFocused();
    await expect(applyLink(page, otherJob.title)).toBeInViewport();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/career\/$/);
  });
});

test.describe('without motion', () => {
  test.use({ reducedMotion: 'reduce' });

  // With motion the page scrolls to the sentence while the link is clicked, which may then miss it.
  test('an address without a job opens nothing, and says so above the list', async ({ page }) => {
    await openPage(page, '/careers/#cobol-developer');
    await expect(page.getByRole('status').getByText(jobWords.lost)).toBeInViewport();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await applyLink(page, job.title).click();
    await expect(dialogOf(page)).toBeVisible();
  });
});
