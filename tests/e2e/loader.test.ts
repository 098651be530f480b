import type { Page } from 'playwright/test';
import { shellWords } from '../../shared/content/words/shell.ts';
import { menu } from '../support/samples.ts';
import { holdAnimations, shellOf, windows } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

/** Stops the loader's animations at a moment of their own clock and tells what is to be seen of it then. */
function loaderAt(page: Page, milliseconds: number) {
  return shellOf(page).loader.evaluate((loader, time) => {
    for (const animation of loader.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = time;
    }
    const { visibility, opacity } = getComputedStyle(loader);
    const line = getComputedStyle(loader.querySelector('.page-loader__line')!, '::before').scale;
    return { visibility, opacity: Number(opacity), line };
  }, milliseconds);
}

/** Goes to a page and stops the loader before anything of it has passed. */
async function openAtLoader(page: Page): Promise<void> {
  await holdAnimations(page);
  await page.goto('./about/', { waitUntil: 'commit' });
  await shellOf(page).loader.waitFor({ state: 'attached' });
  await loaderAt(page, 0);
}

test('fills the window', async ({ page }) => {
  await openAtLoader(page);
  for (const size of windows) {
    await page.setViewportSize(size);
    expect(await shellOf(page).loader.boundingBox()).toEqual({ x: 0, y: 0, ...size });
    const mark = (await page.locator('.page-loader__mark svg').boundingBox())!;
    const line = (await page.locator('.page-loader__line').boundingBox())!;
    expect(mark.width).toBe(108);
    expect(line).toMatchObject({ width: 132, height: 3 });
    expect(mark.x + mark.width / 2).toBeCloseTo(size.width / 2, 0);
    expect(line.x + line.width / 2).toBeCloseTo(size.width / 2, 0);
  }
});

test('stays whole until 1300 ms, fades, and is gone at 1500 ms', async ({ page }) => {
  await openAtLoader(page);
  expect(await loaderAt(page, 0)).toEqual({ visibility: 'visible', opacity: 1, line: '0 1' });
  expect(await loaderAt(page, 1300)).toMatchObject({ visibility: 'visible', opacity: 1 });
  expect(await loaderAt(page, 1400)).toMatchObject({ visibility: 'visible', opacity: 0.5 });
  expect(await loaderAt(page, 1499)).toMatchObject({ visibility: 'visible' });
  expect(await loaderAt(page, 1500)).toEqual({ visibility: 'hidden', opacity: 1, line: 'none' });
});

test('lifts the lid of the mark once', async ({ page }) => {
  await openAtLoader(page);
  const lid = page.locator('.page-loader__mark svg > :last-child');
  const start = (await lid.boundingBox())!;
  // The size of a unit of the mark's drawing: of the first mark two of them are six pixels.
  const scale = await page
    .locator('.page-loader__mark svg')
    .evaluate((mark) => (mark as SVGSVGElement).getScreenCTM()!.a);
  await loaderAt(page, 750);
  expect((await lid.boundingBox())!.y).toBeCloseTo(start.y - 2 * scale, 1);
  await loaderAt(page, 1500);
  expect((await lid.boundingBox())!.y).toBeCloseTo(start.y, 1);
});

test('lets clicks through to the page beneath it', async ({ page }) => {
  await openAtLoader(page);
  await expect(shellOf(page).loader).toHaveAttribute('aria-hidden', 'true');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const isReached = await heading.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isReached).toBe(true);
  expect((await loaderAt(page, 600)).visibility).toBe('visible');
  await page
    .getByRole('navigation', { name: shellWords.breadcrumb })
    .getByRole('link', { name: shellWords.home })
    .click();
  await expect(page).toHaveURL('./');
});

test('shows on every navigation', async ({ page }) => {
  await openPage(page, '/about/');
  const { release } = await holdAnimations(page);
  await shellOf(page).footer.getByRole('link', { name: menu.careers }).click();
  await page.waitForURL('**/career/', { waitUntil: 'commit' });
  await shellOf(page).loader.waitFor({ state: 'visible' });
  await release();
  await shellOf(page).loader.waitFor({ state: 'hidden' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows, and goes by itself', async ({ page }) => {
    const { release } = await holdAnimations(page);
    await page.goto('./about/', { waitUntil: 'commit' });
    await shellOf(page).loader.waitFor({ state: 'visible' });
    await release();
    await shellOf(page).loader.waitFor({ state: 'hidden' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('never shows', async ({ page }) => {
    await page.goto('./about/', { waitUntil: 'commit' });
    await shellOf(page).loader.waitFor({ state: 'attached' });
    const { display, running } = await shellOf(page).loader.evaluate((loader) => ({
      display: getComputedStyle(loader).display,
      running: loader.getAnimations({ subtree: true }).length,
    }));
    expect({ display, running }).toEqual({ display: 'none', running: 0 });
  });
});
