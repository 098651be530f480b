import { dialogWords } from '#shared/words/controls.ts';
import { applyLink, closeJob, dialogOf, job, needsJobs, openJob, otherJob } from '../../support/careers.ts';
import { holdRequests } from '../../support/faults.ts';
import { islandAt, wakeIslands } from '../../support/islands.ts';
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
  expect(await entries()).toBe(before);
  await page.evaluate(() => history.forward());
  // Without motion there is no loader to wait for.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(dialog).toBeVisible();
  await close.click();
  await expect(page).toHaveURL(/\/careers\/$/);
});

test('a tap is answered, the dialog opens, and a second tap adds no history entry', async ({ page }) => {
  const release = await holdRequests(page, /JobDialog-.*\.js$/);
  await page.goto('./careers/');
  await page.getByRole('banner').hover();
  await expect(islandAt(page, 'SiteHeader', 'awake')).toBeAttached();
  const [apply, dialog] = [applyLink(page, job.title), dialogOf(page, job.title)];
  await apply.click();
  await expect(apply).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(dialog).toBeVisible();
  await closeJob(page);
  const result = await apply.evaluate((link: HTMLElement) => {
    const before = history.length;
    link.click();
    const isOpen = document.querySelector('dialog[open]') !== null;
    link.click();
    return { isOpen, added: history.length - before, busy: link.ariaBusy };
  });
  // The first visit to the dialog has left its entry to go forward to, which this one replaces.
  expect(result).toEqual({ isOpen: false, added: 0, busy: null });
  await expect(dialog).toBeVisible();
  await closeJob(page);
});

test('an address opens its job when the loader is over, and Back then leaves the page', async ({ page }) => {
  const dialog = dialogOf(page, otherJob.title);
  await openPage(page, '/career/');
  // The loader stands still, so that the page's script is there before it goes.
  const { release } = await holdAnimations(page);
  await page.goto(`./careers/${otherJob.hash}`);
  await wakeIslands(page);
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

test('a link to a job that the chosen group hides shows it, and leads back to it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/careers/');
  const choices = page.getByRole('radio');
  test.skip((await choices.count()) === 0, 'no choice of groups');
  for (const choice of await choices.all()) {
    await choice.evaluate((radio: HTMLInputElement) => radio.click());
    await page.evaluate((hash) => location.replace(hash), job.hash);
    await expect(dialogOf(page)).toBeVisible();
    await closeJob(page);
    await expect(applyLink(page, job.title)).toBeFocused();
    await expect(applyLink(page, job.title)).toBeInViewport();
  }
});

test('an address opens its job on a page whose dialog is asleep, however it is written', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./careers/');
  // The page's entry has run.
  await page.locator('.header').hover();
  await expect(islandAt(page, 'SiteHeader', 'awake')).toBeAttached();
  await expect(islandAt(page, 'JobDialog', 'asleep')).toBeAttached();
  await applyLink(page, otherJob.title).dispatchEvent('click');
  await expect(dialogOf(page, otherJob.title)).toBeVisible();
  await closeJob(page);
  await page.reload();
  await page.goto(`./careers/${job.hash.toUpperCase().replaceAll('-', '%2D')}?utm_source=mail`);
  await expect(dialogOf(page)).toBeVisible();
});
