import type { BarePage } from './BarePage.ts';
import { expect, test } from './bareTest.ts';

/** Milliseconds for which the loader shows. */
const loaderTime = 1500;
/** The page from which the tests go on. */
const start = '/about/';
const linkTo = (path: string) => `a[href="${path}"]`;
const menuButton = '.nav-dropdown button';

/** Waits until a page is shown with the whole of its HTML. */
const expectLoaded = (page: BarePage, path: string) =>
  expect
    .poll(() => page.evaluate(() => ({ path: location.pathname, state: document.readyState })))
    .toEqual({ path, state: 'complete' });

/** Goes to the page whose links are looked at, and waits until its entry has run. */
async function openStart(page: BarePage, baseURL: string): Promise<void> {
  await page.goTo(new URL(start, baseURL).href);
  await expectLoaded(page, start);
  await page.hover(menuButton);
  await expect
    .poll(() => page.evaluate(() => document.querySelector('[data-awake] .nav-dropdown') !== null))
    .toBe(true);
}

/** The loader shows for its time, from the first frame in which the page is shown. */
async function expectLoader(page: BarePage): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.notes?.loaderLasted)).toBeGreaterThanOrEqual(loaderTime);
  expect(await page.evaluate(() => window.notes.isLoaderFirst)).toBe(true);
}

/** The header's menu opens by React, as on any page. */
async function expectToWork(page: BarePage): Promise<void> {
  const isExpanded = () => page.evaluate(() => document.querySelector('.nav-dropdown button')!.ariaExpanded);
  // By keyboard: a mouse would open the menu by hovering as well.
  await page.pressEnterAt(menuButton);
  await expect.poll(isExpanded).toBe('true');
  expect(page.errors).toEqual([]);
}

const activationOf = (page: BarePage) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      activationStart: number;
    })[];
    return navigation!.activationStart;
  });

// The pages whose islands wake without a touch: films and carousels, the form and the map, the dialog.
for (const path of ['/', '/contact/', '/careers/']) {
  test(`${path} is prerendered when a link to it is hovered, and starts when it is shown`, async ({
    tab,
    baseURL,
  }) => {
    await openStart(tab.page, baseURL!);
    await tab.page.hover(linkTo(path));
    await expect.poll(() => tab.progress.get(path)).toBe('Ready');
    const next = tab.prepared.at(-1)!;

    const atRest = await next.evaluate(() => ({
      awake: document.querySelectorAll('[data-awake]').length,
      timers: window.notes.timers,
      frames: document.querySelectorAll('iframe').length,
      isPrepared: document.prerendering,
    }));
    expect(atRest).toEqual({ awake: 0, timers: [], frames: 0, isPrepared: true });
    expect(next.requests.filter((url) => /\.(js|webm|mp4)$/.test(url))).toEqual([]);
    expect(next.requests.filter((url) => !url.startsWith(baseURL!))).toEqual([]);

    await tab.page.click(linkTo(path));
    await expectLoader(next);
    expect(await activationOf(next)).toBeGreaterThan(0);
    await expectToWork(next);
  });
}

test('a page whose prerendering was cancelled loads normally', async ({ tab, baseURL }) => {
  const [path, ...others] = ['/contact/', '/privacy/', '/terms/'] as const;
  await openStart(tab.page, baseURL!);
  await tab.page.hover(linkTo(path));
  await expect.poll(() => tab.progress.get(path)).toBe('Ready');
  // Chromium keeps two pages that were prepared by hovering, and drops the oldest for a third one.
  for (const other of others) {
    await tab.page.hover(linkTo(other));
    await expect.poll(() => tab.progress.get(other)).toBe('Ready');
  }
  expect(tab.progress.get(path)).toBe('Failure');
  await tab.page.pressEnterAt(linkTo(path));
  await expectLoaded(tab.page, path);
  expect(await activationOf(tab.page)).toBe(0);
  await expectToWork(tab.page);
});

test('nothing is prerendered for visitors who save data', async ({ tab, baseURL }) => {
  await tab.page.saveData();
  await openStart(tab.page, baseURL!);
  await tab.page.click(linkTo('/contact/'));
  await expect.poll(() => tab.page.evaluate(() => location.pathname)).toBe('/contact/');
  expect([...tab.progress]).toEqual([]);
});
