import type { Disposable, Page } from 'playwright/test';
import { islandSamples } from '../../support/pages.ts';
import { desktop, movingPage } from '../../support/shell.ts';
import { expect, test } from '../../support/test.ts';

test.use({ ...movingPage, viewport: desktop });

/** What a browser may lack, or what an extension may have broken, by where it is. */
const apis = [
  'IntersectionObserver',
  'ResizeObserver',
  'PerformanceObserver',
  'requestIdleCallback',
  'AbortController',
  'sessionStorage',
  'CSSStyleSheet.prototype.replaceSync',
  'MediaQueryList.prototype.addEventListener',
] as const;

/**
 * Takes interfaces away from the pages to come, or makes each throw when it is used.
 * @returns what gives them back to those that follow
 */
function breakApis(page: Page, names: readonly string[], how: 'missing' | 'throwing'): Promise<Disposable> {
  return page.addInitScript(
    ([names, how]) => {
      for (const name of names) {
        const path = name.split('.');
        const key = path.pop()!;
        const owner = path.reduce((object, part) => (object as never)[part], window as object);
        const fail = () => {
          throw new Error(`${name} is broken`);
        };
        const isStorage = key === 'sessionStorage';
        Object.defineProperty(owner, key, {
          configurable: true,
          ...(how === 'throwing' && isStorage
            ? { get: fail }
            : { value: how === 'missing' ? undefined : fail }),
        });
      }
    },
    [names, how] as const,
  );
}

/** What a page's main part says, scripts and parts for browsers without script left out. */
const textOf = (page: Page, html?: string) =>
  page.evaluate((html) => {
    const parsed = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
    const main = parsed.querySelector('main')!.cloneNode(true) as HTMLElement;
    for (const part of main.querySelectorAll('script, noscript, [data-without], .marquee__running'))
      part.remove();
    return main.textContent!.replaceAll(/\s+/g, ' ').trim();
  }, html);

/** Fails unless a page that is touched and scrolled says what it says as it is served. */
async function expectWhole(page: Page, path: string, served: string): Promise<void> {
  await page.goto(`.${path}`);
  await page.mouse.move(400, 60);
  await page.mouse.wheel(0, 400);
  await page.locator('[data-awake], [data-failed]').first().waitFor({ state: 'attached' });
  expect(await textOf(page)).toBe(served);
  await expect(page.getByRole('contentinfo')).toBeAttached();
}

test.beforeEach(({ expectComplaint }) => {
  expectComplaint(/./);
});

for (const how of ['missing', 'throwing'] as const) {
  for (const { path } of islandSamples) {
    test(`${path} works where a browser API is ${how}`, async ({ page, request }) => {
      const served = await textOf(page, await (await request.get(`.${path}`)).text());
      expect(served).not.toBe('');
      for (const broken of [apis, ...apis.map((api) => [api])]) {
        await test.step(broken.join(), async () => {
          const breakage = await breakApis(page, broken, how);
          await expectWhole(page, path, served);
          await breakage.dispose();
        });
      }
    });
  }
}
