import { applyLink, dialogOf, job, openJob } from '../support/careers.ts';
import { expect, openPage, test } from '../support/test.ts';

const titles = [
  'Business Development Executive',
  'Human Resources Manager',
  'Full Stack Developer',
  'Mern Stack Developer',
  'React Developer',
  'React Native Developer',
  'Node.js Developer',
  'Ruby on Rails Developer',
  'Data Science Engineer',
  'AI/ML Engineer',
  'Full Stack Python Developer',
  'Quality Assurance Engineer',
];

test('twelve cards show title, type, mode and location, and open their own job', async ({ page }) => {
  await openPage(page, '/careers/');
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(cards).toHaveCount(titles.length);
  for (const [index, title] of titles.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading')).toHaveText(title);
    for (const fact of ['Full-Time', 'Onsite', 'Indore, Madhya Pradesh, India']) {
      await expect(card.getByText(fact)).toBeVisible();
    }
    await applyLink(page, title).click();
    const dialog = dialogOf(page, title);
    await expect(dialog.getByRole('heading', { name: 'Key responsibilities' })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Skills and qualifications' })).toBeAttached();
    await expect(dialog.getByText(/^\d+-\d+ years?$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  }
});

test('the whole card opens the job', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 2000 });
  await openPage(page, '/careers/');
  const title = (await page.getByRole('heading', { name: job.title, exact: true }).boundingBox())!;
  await page.mouse.click(title.x + 2, title.y + 2);
  await expect(dialogOf(page)).toBeVisible();
});

test('the dialog starts on its heading, holds the focus and gives it back', async ({ page }) => {
  await openPage(page, '/careers/');
  await applyLink(page, job.title).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading', { name: job.title })).toBeFocused();
  await expect(dialog.getByLabel('Name')).toBeVisible();

  const focused = new Set<string>();
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press(step < 10 ? 'Tab' : 'Shift+Tab');
    const inside = await dialog.evaluate((element) => element.contains(document.activeElement));
    expect(inside).toBe(true);
    focused.add(await page.evaluate(() => document.activeElement!.outerHTML.slice(0, 80)));
  }
  // Close, copy link, three text fields, the file and the submit button.
  expect(focused.size).toBe(7);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(applyLink(page, job.title)).toBeFocused();
});

test('the page behind the dialog neither scrolls nor answers', async ({ page }) => {
  const dialog = await openJob(page);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 600);
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
});

test('each half of the dialog scrolls by itself on wide screens', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 500 });
  const dialog = await openJob(page);
  await dialog.getByRole('button', { name: 'Submit application' }).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('heading', { name: job.title })).toBeInViewport();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport();
});

test('the dialog fills a phone, scrolls as a whole and keeps its close button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await openJob(page);
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await dialog.getByRole('button', { name: 'Submit application' }).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('heading', { name: job.title })).not.toBeInViewport();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test.describe('the address of a job', () => {
  test('is that of its open dialog; Back closes it and Forward opens it', async ({ page }) => {
    const dialog = await openJob(page);
    await expect(page).toHaveURL(/\/careers\/#react-developer$/);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/careers\/$/);
    await page.goForward();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/careers\/$/);
    expect(await page.evaluate(() => history.length)).toBe(3);
  });

  test('opens the job when the loader is over, and not before', async ({ page }) => {
    // The loader stands still, so that the page's script is there before it goes.
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        for (const animation of document.getAnimations()) animation.pause();
      });
    });
    await page.goto('./careers/#ai-ml-engineer');
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await expect(page.locator('.page-loader')).toBeVisible();
    await expect(dialogOf(page, 'AI/ML Engineer')).toBeHidden();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(dialogOf(page, 'AI/ML Engineer')).toBeVisible();
    await expect(page.locator('.page-loader')).toBeHidden();
  });

  test('is replaced on closing when it had opened the job, so that Back leaves the page', async ({
    page,
  }) => {
    await openPage(page, '/career/');
    await page.goto('./careers/#ai-ml-engineer');
    const dialog = dialogOf(page, 'AI/ML Engineer');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/careers\/$/);
    await expect(applyLink(page, 'AI/ML Engineer')).toBeFocused();
    await expect(applyLink(page, 'AI/ML Engineer')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(/\/career\/$/);
  });

  test('opens the job again after a reload', async ({ page }) => {
    const dialog = await openJob(page);
    await page.reload();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/careers\/$/);
  });

  test('opens nothing when there is no such job', async ({ page }) => {
    await openPage(page, '/careers/#cobol-developer');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('works on the alias as well', async ({ page }) => {
    await openPage(page, '/career/');
    await applyLink(page, job.title).click();
    await expect(dialogOf(page)).toBeVisible();
    await expect(page).toHaveURL(/\/career\/#react-developer$/);
  });
});

test.describe('without the loader', () => {
  test.use({ reducedMotion: 'reduce' });

  test('an address opens its job at once', async ({ page }) => {
    await page.goto('./careers/#ai-ml-engineer');
    await expect(dialogOf(page, 'AI/ML Engineer')).toBeVisible();
  });
});

test.describe('the button that copies the link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const path of ['/careers/', '/career/']) {
    test(`copies that of the careers page on ${path}`, async ({ page, baseURL }) => {
      await openPage(page, path);
      await applyLink(page, job.title).click();
      await dialogOf(page).getByRole('button', { name: 'Copy link' }).click();
      await expect(page.getByRole('status').getByText('Link copied')).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(new URL('careers/#react-developer', baseURL).href);
      await page.goto(copied);
      await expect(dialogOf(page)).toBeVisible();
    });
  }
});

test('the dialog says when the form cannot be had, and tries again', async ({ page, expectComplaint }) => {
  expectComplaint('Failed to load resource');
  await page.route('**/assets/ApplicationForm-*.js', (route) => route.abort());
  const dialog = await openJob(page);
  await expect(dialog.getByRole('alert')).toHaveText(/could not be loaded/);
  await page.keyboard.press('Escape');
  await page.unroute('**/assets/ApplicationForm-*.js');
  await applyLink(page, job.title).click();
  await expect(dialog.getByLabel('Name')).toBeVisible();
});
