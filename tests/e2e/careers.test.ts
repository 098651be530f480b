import { applicationWords, jobWords } from '../../shared/content/words/careers.ts';
import { dialogWords } from '../../shared/content/words/controls.ts';
import { fill } from '../../shared/core/fill.ts';
import { applyLink, closeJob, dialogOf, job, needsJobs, openJob, submitButton } from '../support/careers.ts';
import { islandAt } from '../support/islands.ts';
import { openJobs } from '../support/samples.ts';
import { rectOf, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

needsJobs(1);

test.use(stillPage);

test('every job has a card with its facts that opens its own job', async ({ page }) => {
  await openPage(page, '/careers/');
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 4 }) });
  await expect(cards).toHaveCount(openJobs.length);
  for (const { title, type, mode, location, experience, mainSkills } of openJobs) {
    const card = cards.filter({ has: page.getByRole('heading', { level: 4, name: title, exact: true }) });
    for (const fact of [experience, type, mode, location, mainSkills.join(', ')]) {
      await expect(card.getByText(fact, { exact: true })).toBeVisible();
    }
    await applyLink(page, title).click();
    const dialog = dialogOf(page, title);
    await expect(dialog.getByRole('heading', { name: jobWords.responsibilities })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: jobWords.skills })).toBeAttached();
    await expect(dialog.getByText(fill(jobWords.experience, { experience }), { exact: true })).toBeVisible();
    await closeJob(page);
    await expect(dialog).toBeHidden();
  }
});

test('an address with a job opens the dialog on a page that nobody has touched', async ({ page }) => {
  await page.goto('./careers/');
  // The page's entry has run, and the dialog is still asleep.
  await page.locator('.header').hover();
  await expect(islandAt(page, 'SiteHeader', 'awake')).toBeAttached();
  await expect(islandAt(page, 'JobDialog', 'wakes')).toBeAttached();
  await page.goto(`./careers/${job.hash}`);
  await expect(dialogOf(page)).toBeVisible();
});

test('the whole card leads to the page of the job, and Apply Now alone to the dialog', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 2000 });
  await openPage(page, '/careers/');
  const card = page.getByRole('listitem').filter({ has: applyLink(page, job.title) });
  await card.click({ position: { x: 300, y: 20 } });
  await expect(page).toHaveURL(`.${job.path}`);
});

test('the dialog starts on its heading, holds the focus and gives it back', async ({ page }) => {
  await openPage(page, '/careers/');
  await applyLink(page, job.title).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading', { name: job.title })).toBeFocused();
  await expect(dialog.getByLabel(applicationWords.name.label)).toBeVisible();

  const focused = new Set<string>();
  for (let step = 0; step < 24; step += 1) {
    await page.keyboard.press(step < 12 ? 'Tab' : 'Shift+Tab');
    const inside = await dialog.evaluate((element) => element.contains(document.activeElement));
    expect(inside).toBe(true);
    focused.add(await page.evaluate(() => document.activeElement!.outerHTML.slice(0, 80)));
  }
  // Close, copy link, the job's page, three text fields, the file, the submit button, the links to privacy and terms,
  // and Clear.
  expect(focused.size).toBe(11);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(applyLink(page, job.title)).toBeFocused();
});

test('the dialog shows the tags above its heading, after which they are read', async ({ page }) => {
  const dialog = await openJob(page);
  const heading = dialog.getByRole('heading', { name: job.title });
  const tags = dialog.getByRole('list').filter({ hasText: openJobs[0]!.type });
  expect((await rectOf(tags)).bottom).toBeLessThan((await rectOf(heading)).top);
  const isReadAfter = await tags.evaluate(
    (list, title) => title!.compareDocumentPosition(list) === Node.DOCUMENT_POSITION_FOLLOWING,
    await heading.elementHandle(),
  );
  expect(isReadAfter).toBe(true);
});

test('the page behind the dialog does not scroll, and a click on it closes the dialog', async ({ page }) => {
  const dialog = await openJob(page);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 600);
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/careers\/$/);
  await expect(applyLink(page, job.title)).toBeFocused();
});

test('each half of the dialog scrolls by itself on wide screens', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 500 });
  const dialog = await openJob(page);
  await submitButton(dialog).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('heading', { name: job.title })).toBeInViewport();
  await expect(dialog.getByRole('button', { name: dialogWords.close })).toBeInViewport();
});

test('the dialog fills a phone, scrolls as a whole and keeps its close button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await openJob(page);
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await submitButton(dialog).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('heading', { name: job.title })).not.toBeInViewport();
  await dialog.getByRole('button', { name: dialogWords.close }).click();
  await expect(dialog).toBeHidden();
});
