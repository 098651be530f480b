import type { Page } from 'playwright/test';
import { breakApis } from '../../support/faults.ts';
import { islandSamples } from '../../support/pages.ts';
import { desktop, stillPage } from '../../support/shell.ts';
import { expect, test } from '../../support/test.ts';

test.use({ ...stillPage, viewport: desktop });

/**
 * What a browser may lack, or what an extension may have broken, by where it is. One visit is without several of them
 * where none keeps the page from the code that uses the others: without the first three some islands sleep or fail,
 * and without PerformanceObserver nothing asks for requestIdleCallback.
 */
const apis = [
  ['IntersectionObserver'],
  ['AbortController'],
  ['MediaQueryList.prototype.addEventListener'],
  ['PerformanceObserver', 'sessionStorage', 'ResizeObserver'],
  ['requestIdleCallback', 'CSSStyleSheet.prototype.replaceSync'],
];

/** What a page's main part says, scripts and parts for browsers without script left out, and whether it has a footer. */
const contentsOf = (page: Page, html?: string) =>
  page.evaluate((html) => {
    const parsed = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
    const main = parsed.querySelector('main')!.cloneNode(true) as HTMLElement;
    for (const part of main.querySelectorAll('script, noscript, .marquee__running')) part.remove();
    return {
      text: main.textContent!.replaceAll(/\s+/g, ' ').trim(),
      hasFooter: parsed.querySelector('footer:not(main *)') !== null,
    };
  }, html);

/** Touches and scrolls a page, and waits until one of its islands is awake or has failed. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`.${path}`);
  await page.mouse.move(400, 60);
  await page.mouse.wheel(0, 400);
  await page.locator('[data-awake], [data-failed]').first().waitFor({ state: 'attached' });
}

for (const { path } of islandSamples) {
  test(`${path} says what it should where browser APIs are missing or throw`, async ({
    page,
    request,
    expectComplaint,
  }) => {
    expectComplaint(/./);
    const served = await contentsOf(page, await (await request.get(`.${path}`)).text());
    expect(served).toEqual({ text: expect.stringMatching(/./), hasFooter: true });
    // Pictures and films take a third of the time of a visit to the home page, and say nothing here.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['*.avif', '*.webp', '*.svg', '*.webm', '*.mp4'] });
    // The home page has islands that sleep where motion is not wanted.
    if (path === '/') await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const how of ['missing', 'throwing'] as const) {
      for (const broken of apis) {
        await test.step(`${broken.join()} ${how}`, async () => {
          const breakage = await breakApis(page, broken, how);
          await visit(page, path);
          expect(await contentsOf(page)).toEqual(served);
          await breakage.dispose();
        });
      }
    }
  });
}
