import { jobWords } from '../../shared/content/words/careers.ts';
import { dialogWords } from '../../shared/content/words/controls.ts';
import { applyLink, closeJob, dialogOf, job, needsJobs, openJob, otherJob } from '../support/careers.ts';
import { islandAt, wakeIslands } from '../support/islands.ts';
import { holdAnimations } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

needsJobs(1);

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the open dialog has an address, for Back and Forward, for others and for a reload', async ({
  page,
  baseURL,
}) => {
  const dialog = await openJob(page);
  const close = dialog.getByRole('button', { name: dialogWords.close });
  await expect(page).toHaveURL(`./careers/${job.hash}`);

  await test.step('Back closes it and Forward opens it', async () => {
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/careers\/$/);
    await page.goForward();
    await expect(dialog).toBeVisible();
  });
  await test.step('a button copies the link of the job’s page', async () => {
    await dialog.getByRole('button', { name: jobWords.copyLink }).click();
    await expect(page.getByRole('status').getByText(jobWords.linkCopied)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(`.${job.path}`, baseURL).href);
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
});

test('an address opens its job when the loader is over, and Back then leaves the page', async ({ page }) => {
  const dialog = dialogOf(page, otherJob.title);
  await openPage(page, '/career/');
  await test.step('the job opens when the loader is over, and not before', async () => {
    // The loader stands still, so that the page's script is there before it goes.
    const { release } = await holdAnimations(page);
    await page.goto(`./careers/${otherJob.hash}`);
    await wakeIslands(page);
    await expect(page.locator('.page-loader')).toBeVisible();
    await expect(dialog).toBeHidden();
    await release();
    await expect(dialog).toBeVisible();
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

  test('an address opens its job on a page that nobody has touched, however it is written', async ({
    page,
  }) => {
    const capitals = job.hash.toUpperCase().replaceAll('-', '%2D');
    for (const hash of [job.hash, `${job.hash}?utm_source=mail`, `${capitals}.`]) {
      await page.goto('./careers/');
      // The page's entry has run, and the dialog is still asleep.
      await page.locator('.header').hover();
      await expect(islandAt(page, 'SiteHeader', 'awake')).toBeAttached();
      await expect(islandAt(page, 'JobDialog', 'hydrate-on')).toBeAttached();
      await page.goto(`./careers/${hash}`);
      await expect(dialogOf(page)).toBeVisible();
      await closeJob(page);
    }
  });

  // With motion the page scrolls to the sentence while the link is clicked, which may then miss it.
  test('an address without a job opens nothing, and says so above the list', async ({ page }) => {
    await openPage(page, '/careers/#cobol-developer');
    await expect(page.getByRole('status').getByText(jobWords.lost)).toBeInViewport();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await applyLink(page, job.title).click();
    await expect(dialogOf(page)).toBeVisible();
  });
});
