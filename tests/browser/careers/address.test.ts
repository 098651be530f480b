import { dialogWords } from '#shared/words/controls.ts';
import { applyLink, closeJob, dialogOf, job, needsJobs, openJob, otherJob } from '../../support/careers.ts';
import { holdAnimations } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

needsJobs(1);

test('Back and Forward close and open the dialog, and a reload opens it again @engines', async ({ page }) => {
  const dialog = await openJob(page);
  const close = dialog.getByRole('button', { name: dialogWords.close });
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await expect(page).toHaveURL(`./careers/${job.hash}`);
  // By the page itself: by WebDriver BiDi Playwright waits for a load, which a hash does not bring.
  await page.evaluate(() => history.back());
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/careers\/$/);
  await page.evaluate(() => history.forward());
  await expect(dialog).toBeVisible();
  await close.click();
  await expect(page).toHaveURL(/\/careers\/$/);
  // A second tap that comes before the dialog.
  await applyLink(page, job.title).evaluate((link: HTMLElement) => {
    for (const _tap of ['first', 'second']) link.click();
  });
  await expect(dialog).toBeVisible();
  expect(await entries()).toBe(before);
  // Without motion there is no loader to wait for.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(dialog).toBeVisible();
});

test('an address, however it is written, opens its job when the loader is over, and Back then leaves the page', async ({
  page,
}) => {
  const dialog = dialogOf(page, otherJob.title);
  await openPage(page, '/career/');
  // The loader stands still, so that the page's script is there before it goes.
  const { release } = await holdAnimations(page);
  await page.goto(`./careers/${otherJob.hash.toUpperCase().replaceAll('-', '%2D')}?utm_source=mail`);
  await expect(page.locator('[data-island=JobDialog][data-state=awake]')).toBeAttached();
  await expect(page.locator('.page-loader')).toBeVisible();
  await expect(dialog).toBeHidden();
  await release();
  await expect(dialog).toBeVisible();
  await closeJob(page);
  await expect(applyLink(page, otherJob.title)).toBeFocused();
  await expect(applyLink(page, otherJob.title)).toBeInViewport();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/career\/$/);
});
