import type { Page } from 'playwright/test';
import { removeApis } from '../../support/faults.ts';
import { wakeIslands } from '../../support/islands.ts';
import { islandSamples } from '../../support/pages.ts';
import { desktop, stillPage } from '../../support/shell.ts';
import { expect, test } from '../../support/test.ts';

test.use({ ...stillPage, viewport: desktop });

/**
 * What a browser may lack, or an extension may have taken away, by where it is. One visit is without several of them
 * where none keeps the page from the code that uses the others: without the first three some islands sleep or fail,
 * and without PerformanceObserver nothing asks for requestIdleCallback.
 */
const apis = [
  ['IntersectionObserver'],
  ['AbortController'],
  ['PerformanceObserver', 'sessionStorage', 'ResizeObserver'],
];

/** What the header and parts that move use besides. */
const apisOfHome = [
  ['MediaQueryList.prototype.addEventListener'],
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

// The dialog of a job holds the form of the job's page.
for (const { path } of islandSamples.filter(({ path }) => path !== '/careers/')) {
  test(`${path} is whole where APIs are missing`, async ({ page, request, expectComplaint }) => {
    expectComplaint(/./);
    const served = await contentsOf(page, await (await request.get(`.${path}`)).text());
    expect(served).toEqual({ text: expect.stringMatching(/./), hasFooter: true });
    // Pictures and films take a third of the time of a visit to the home page, and say nothing here.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['*.avif', '*.webp', '*.svg', '*.webm', '*.mp4'] });
    // The home page has islands that sleep where motion is not wanted.
    if (path === '/') await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const missing of path === '/' ? [...apis, ...apisOfHome] : apis) {
      await test.step(missing.join(), async () => {
        const breakage = await removeApis(page, missing);
        await page.goto(`.${path}`);
        await page.mouse.wheel(0, 400);
        await wakeIslands(page);
        expect(await contentsOf(page)).toEqual(served);
        await breakage.dispose();
      });
    }
  });
}
