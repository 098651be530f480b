import { applicationWords, jobWords } from '../../shared/content/words/careers.ts';
import { dialogWords } from '../../shared/content/words/controls.ts';
import { applyLink, dialogOf, job, needsJobs, openJob, otherJob } from '../support/careers.ts';
import { wakeIslands } from '../support/islands.ts';
import { holdAnimations } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

needsJobs(1);

test.describe('the address of a job', () => {
  test('is that of its open dialog; Back closes it and Forward opens it', async ({ page }) => {
    const dialog = await openJob(page);
    await expect(page).toHaveURL(`./careers/${job.hash}`);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/careers\/$/);
    await page.goForward();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: dialogWords.close }).click();
    await expect(page).toHaveURL(/\/careers\/$/);
    expect(await page.evaluate(() => history.length)).toBe(3);
  });

  test('opens the job when the loader is over, and not before', async ({ page }) => {
    // The loader stands still, so that the page's script is there before it goes.
    const { release } = await holdAnimations(page);
    await page.goto(`./careers/${otherJob.hash}`);
    await wakeIslands(page);
    await expect(page.locator('.page-loader')).toBeVisible();
    await expect(dialogOf(page, otherJob.title)).toBeHidden();
    await release();
    await expect(dialogOf(page, otherJob.title)).toBeVisible();
    await expect(page.locator('.page-loader')).toBeHidden();
  });

  test('is replaced on closing when it had opened the job, so that Back leaves the page', async ({
    page,
  }) => {
    await openPage(page, '/career/');
    await page.goto(`./careers/${otherJob.hash}`);
    const dialog = dialogOf(page, otherJob.title);
    await dialog.getByRole('button', { name: dialogWords.close }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/careers\/$/);
    await expect(applyLink(page, otherJob.title)).toBeFocused();
    await expect(applyLink(page, otherJob.title)).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(/\/career\/$/);
  });

  test('opens the job again after a reload', async ({ page }) => {
    const dialog = await openJob(page);
    await page.reload();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: dialogWords.close }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/careers\/$/);
  });

  test('works on the alias as well', async ({ page }) => {
    await openPage(page, '/career/');
    await applyLink(page, job.title).click();
    await expect(dialogOf(page)).toBeVisible();
    await expect(page).toHaveURL(`./career/${job.hash}`);
  });
});

test.describe('without motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('an address opens its job at once', async ({ page }) => {
    await page.goto(`./careers/${otherJob.hash}`);
    await expect(dialogOf(page, otherJob.title)).toBeVisible();
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

test.describe('the button that copies the link', () => {
  test.use({ permissions: ['clipboard-write'] });

  for (const path of ['/careers/', '/career/']) {
    test(`copies that of the job's page on ${path}`, async ({ page, baseURL }) => {
      await openPage(page, path);
      await applyLink(page, job.title).click();
      await dialogOf(page).getByRole('button', { name: jobWords.copyLink }).click();
      await expect(page.getByRole('status').getByText(jobWords.linkCopied)).toBeVisible();
      const name = dialogOf(page).getByLabel(applicationWords.name.label);
      await name.focus();
      await page.keyboard.press('ControlOrMeta+V');
      const copied = await name.inputValue();
      expect(copied).toBe(new URL(`.${job.path}`, baseURL).href);
      await page.goto(copied);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);
    });
  }
});
