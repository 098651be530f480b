import { siteData } from '#shared/shell/siteData.ts';
import { desktop, holdAnimations, phone, shellOf } from '../../support/shell.ts';
import { expect, prepare, showPrepared, test } from '../../support/test.ts';

test('the loader fills the window, fades on time, and shows on every navigation', async ({ page }) => {
  const { loader, footerLink } = shellOf(page);
  const { release } = await holdAnimations(page);
  await page.goto('./about/', { waitUntil: 'commit' });
  await loader.waitFor({ state: 'attached' });
  // The browser lists none that are over.
  const animations = await loader.evaluateHandle((loader) => loader.getAnimations({ subtree: true }));
  /** Takes the loader to a moment of its own clock, and tells what is to be seen of it then. */
  const loaderAt = (time: number) =>
    loader.evaluate(
      (loader, { animations, time }) => {
        for (const animation of animations) {
          animation.pause();
          animation.currentTime = time;
        }
        const { visibility, opacity } = getComputedStyle(loader);
        return { visibility, opacity: Number(opacity) };
      },
      { animations, time },
    );

  await test.step('fills the window', async () => {
    await loaderAt(0);
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      expect(await loader.boundingBox()).toEqual({ x: 0, y: 0, ...size });
      const { x, width } = (await page.locator('.page-loader__mark svg').boundingBox())!;
      expect(x + width / 2).toBeCloseTo(size.width / 2, 0);
    }
  });
  await test.step('stays whole until 1300 ms, fades, and is gone at 1500 ms', async () => {
    for (const [time, visibility, opacity] of [
      [1300, 'visible', 1],
      [1400, 'visible', 0.5],
      [1500, 'hidden', 1],
    ] as const)
      expect(await loaderAt(time)).toEqual({ visibility, opacity });
  });
  await test.step('lets clicks through to the page behind it', async () => {
    await expect(loader).toHaveAttribute('aria-hidden', 'true');
    expect((await loaderAt(600)).visibility).toBe('visible');
    const other = siteData.quickLinks.find(({ path }) => path !== '/about/')!.path;
    await footerLink(other).click();
    await page.waitForURL(`.${other}`, { waitUntil: 'commit' });
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
    await expect(loader).toHaveCSS('display', 'none');
  });
  await test.step('stands still on a page that the browser prepares until that is shown', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await prepare(page);
    await page.goto('./about/');
    const states = await loader.evaluate((loader) =>
      loader.getAnimations({ subtree: true }).map(({ playState, currentTime }) => [playState, currentTime]),
    );
    expect(new Set(states.map(String))).toEqual(new Set(['paused,0']));
    await showPrepared(page);
    await loader.waitFor({ state: 'hidden' });
  });
});
