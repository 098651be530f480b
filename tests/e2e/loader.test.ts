import type { Page } from 'playwright/test';
import { menu } from '../support/samples.ts';
import { holdAnimations, shellOf, windows } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

/**
 * Goes to a page and stops the loader before anything of it has passed.
 * @returns a function that takes its animations to a moment of their own clock, and tells what is to be seen of it then
 */
async function openAtLoader(page: Page) {
  await page.goto('./about/', { waitUntil: 'commit' });
  const { loader } = shellOf(page);
  await loader.waitFor({ state: 'attached' });
  // The browser lists none that are over.
  const animations = await loader.evaluateHandle((loader) => loader.getAnimations({ subtree: true }));
  const loaderAt = (time: number) =>
    loader.evaluate(
      (loader, { animations, time }) => {
        for (const animation of animations) {
          animation.pause();
          animation.currentTime = time;
        }
        const { visibility, opacity } = getComputedStyle(loader);
        const line = getComputedStyle(loader.querySelector('.page-loader__line')!, '::before').scale;
        return { visibility, opacity: Number(opacity), line };
      },
      { animations, time },
    );
  await loaderAt(0);
  return loaderAt;
}

test('the loader fills the window, lifts its lid, fades on time, and shows on every navigation', async ({
  page,
}) => {
  const { loader, footer } = shellOf(page);
  const { release } = await holdAnimations(page);
  const loaderAt = await openAtLoader(page);
  const mark = page.locator('.page-loader__mark svg');

  await test.step('fills the window', async () => {
    for (const size of windows) {
      await page.setViewportSize(size);
      expect(await loader.boundingBox()).toEqual({ x: 0, y: 0, ...size });
      const drawing = (await mark.boundingBox())!;
      const line = (await page.locator('.page-loader__line').boundingBox())!;
      expect(drawing.width).toBe(108);
      expect(line).toMatchObject({ width: 132, height: 3 });
      expect(drawing.x + drawing.width / 2).toBeCloseTo(size.width / 2, 0);
      expect(line.x + line.width / 2).toBeCloseTo(size.width / 2, 0);
    }
  });

  await test.step('stays whole until 1300 ms, fades, and is gone at 1500 ms', async () => {
    expect(await loaderAt(0)).toEqual({ visibility: 'visible', opacity: 1, line: '0 1' });
    expect(await loaderAt(1300)).toMatchObject({ visibility: 'visible', opacity: 1 });
    expect(await loaderAt(1400)).toMatchObject({ visibility: 'visible', opacity: 0.5 });
    expect(await loaderAt(1499)).toMatchObject({ visibility: 'visible' });
    expect(await loaderAt(1500)).toEqual({ visibility: 'hidden', opacity: 1, line: 'none' });
  });

  await test.step('lifts the lid of the mark once', async () => {
    await loaderAt(0);
    const lid = page.locator('.page-loader__mark svg > :last-child');
    const start = (await lid.boundingBox())!;
    // The size of a unit of the mark's drawing: of the first mark two of them are six pixels.
    const scale = await mark.evaluate((mark) => (mark as SVGSVGElement).getScreenCTM()!.a);
    await loaderAt(750);
    expect((await lid.boundingBox())!.y).toBeCloseTo(start.y - 2 * scale, 1);
    await loaderAt(1500);
    expect((await lid.boundingBox())!.y).toBeCloseTo(start.y, 1);
  });

  await test.step('lets clicks through to the page beneath it', async () => {
    await expect(loader).toHaveAttribute('aria-hidden', 'true');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    expect((await loaderAt(600)).visibility).toBe('visible');
    const isReached = await heading.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isReached).toBe(true);
    await footer.getByRole('link', { name: menu.careers }).click();
    await page.waitForURL('**/career/', { waitUntil: 'commit' });
  });

  await test.step('shows on the next page, and goes', async () => {
    await loader.waitFor({ state: 'visible' });
    await release();
    await loader.waitFor({ state: 'hidden' });
  });

  await test.step('never shows with reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./about/', { waitUntil: 'commit' });
    await loader.waitFor({ state: 'attached' });
    const { display, running } = await loader.evaluate((loader) => ({
      display: getComputedStyle(loader).display,
      running: loader.getAnimations({ subtree: true }).length,
    }));
    expect({ display, running }).toEqual({ display: 'none', running: 0 });
  });
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
