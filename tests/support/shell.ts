import type { BrowserContext, Locator, Page } from 'playwright/test';
import { shellWords } from '#shared/words/shell.ts';
import { everyScript, holdRequests } from './faults.ts';
import { expect, wakeIslands } from './test.ts';

/** Sizes of windows below and above the switch between the two headers. */
export const narrowWindows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
];
export const wideWindows = [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];
export const windows = [...narrowWindows, ...wideWindows];

export const [phone] = narrowWindows as [{ width: number; height: number }];
export const desktop = wideWindows[1]!;

export function shellOf(page: Page) {
  const header = page.getByRole('banner').locator('.header');
  const drawer = page.locator('.drawer');
  return {
    header,
    nav: header.getByRole('navigation', { name: shellWords.mainMenu }),
    footer: page.getByRole('contentinfo'),
    footerLink: (path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`).first(),
    menuButton: header.getByRole('button', { name: shellWords.openDrawer }),
    drawer,
    closeButton: drawer.getByRole('button', { name: shellWords.closeDrawer }),
    loader: page.locator('.page-loader'),
    dropdown: (label: string) => {
      const group = page.locator('.nav-dropdown', {
        has: page.getByRole('button', { name: label, exact: true }),
      });
      return {
        group,
        button: group.getByRole('button', { name: label, exact: true }),
        panel: group.locator('.nav-dropdown__panel'),
        links: group.getByRole('link'),
      };
    },
    accordion: (label: string) =>
      drawer.locator('details', { has: page.locator('summary', { hasText: label }) }),
  };
}

/** The rectangle of an element that must be there, in CSS pixels of the window. */
export async function rectOf(locator: Locator) {
  const rect = await locator.evaluate((element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  });
  expect(rect.width, `width of ${locator}`).toBeGreaterThan(0);
  return rect;
}

/** The shortest side of any of some controls that are shown, in CSS pixels. */
export const shortestSide = (controls: Locator): Promise<number> =>
  controls.filter({ visible: true }).evaluateAll((controls) => {
    const rects = controls.map((control) => control.getBoundingClientRect());
    return Math.min(...rects.flatMap(({ width, height }) => [width, height]));
  });

/** Scrolls immediately to a position in px, and waits for the scroll event. */
export async function jumpTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        const before = window.scrollY;
        window.scrollTo({ top, behavior: 'instant' });
        if (window.scrollY === before) resolve();
        else window.addEventListener('scroll', () => resolve(), { once: true });
      }),
    top,
  );
}

/** Waits until nothing in an element is animated: another animation may have taken the place of one. */
export async function settle(locator: Locator): Promise<void> {
  await locator.evaluate(async (element) => {
    const running = () =>
      element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running');
    while (running().length > 0) await Promise.allSettled(running().map(({ finished }) => finished));
  });
}

/**
 * Opens an address while the page's scripts are held back.
 * @returns a function that releases them and waits until the page's islands are awake
 */
export async function openWithoutScript(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdRequests(page, everyScript);
  await page.goto(`.${address}`);
  await page.locator('.page-loader').waitFor({ state: 'hidden' });
  await expect(page.locator('[data-state="awake"]')).toHaveCount(0);
  return async () => {
    release();
    await wakeIslands(page);
  };
}

/** Sets the browser's own text size, 16 by default, as a visitor does in the settings. */
export async function setTextSize(context: BrowserContext, page: Page, size: number): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

/** Adds rules to a page in place of those that were added before. */
export const setStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Pauses all animations, including those of later pages, until released. */
export async function holdAnimations(page: Page): Promise<{ release: () => Promise<unknown> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return { release: () => session.send('Animation.setPlaybackRate', { playbackRate: 1 }) };
}

/** For `test.use`: a visitor who prefers reduced motion, so that tests do not wait for animations. */
export const stillPage = { contextOptions: { reducedMotion: 'reduce' } } as const;

export const movingPage = { contextOptions: { reducedMotion: 'no-preference' } } as const;
