import type { Page, Request } from 'playwright/test';
import { companyPlaceholders } from '#shared/model/content.ts';
import { shellWords } from '#shared/words/shell.ts';
import { byteBudgetOf } from '../../../build/budgets/budgets.ts';
import { compressedSize } from '../../../build/budgets/weighPages.ts';
import { holdRequests } from '../../support/faults.ts';
import { serveMap } from '../../support/forms.ts';
import { islandSamples, templateSamples } from '../../support/pages.ts';
import { endLoader, expect, prepare, showPrepared, test } from '../../support/test.ts';

// The phone that Lighthouse emulates.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

/**
 * Watches the requests of a window. `waitForRest` waits until its page, which nobody touches, has fetched all that it
 * will: the entry loads when the page is idle, and islands after it.
 */
function watchRequests(page: Page) {
  const requests: Request[] = [];
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    requests.push(request);
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  /** Resolves once the page's entry has run, and the page has painted and is idle. */
  const untilIdle = () =>
    page.evaluate(async () => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const isEntry = ({ name }: PerformanceEntry) => name.includes('/startPage-');
      do await nextFrame();
      while (!performance.getEntriesByType('resource').some(isEntry));
      await nextFrame();
      await new Promise((resolve) => requestIdleCallback(resolve));
    });
  return {
    requests,
    async waitForRest() {
      for (let rests = 0; rests < 3; rests = underWay.size === 0 ? rests + 1 : 0) await untilIdle();
    },
  };
}

/** Bytes of a response as a host that compresses would send it. */
async function weigh(request: Request): Promise<number> {
  const response = await request.response();
  // A request that failed has no response, and a cached file is revalidated, not sent.
  if (!response || response.status() === 304) return 0;
  const body = await response.body();
  const type = response.headers()['content-type'] ?? '';
  return /text|javascript|json|svg/.test(type) ? compressedSize(body) : body.length;
}

const isScript = (request: Request) => request.resourceType() === 'script' || request.url().endsWith('.js');

const isReact = (request: Request) => /\/hydrateIsland-/.test(request.url());

/** In bytes: a company may have a night scene in place of each drawing, of which a page's first view shows one. */
const scene = companyPlaceholders.has('name') ? 0 : 10_000;

/** What a company's own content needs: photos in place of drawings, and the fonts of rarer letters. */
const isOwn = (request: Request) =>
  /\/images\/(?!banners|hero|industries)[^?]*\.(avif|webp)$|-(latin-ext|greek)-[^/]*\.woff2$/.test(
    request.url(),
  );

/** Fails unless a page without moving parts fetches React when its header is touched, and not before. */
async function expectReactOnTouch(page: Page, requests: Request[]): Promise<void> {
  expect(requests.filter(isReact)).toEqual([]);
  await page.getByRole('button', { name: shellWords.openDrawer }).focus();
  await expect.poll(() => requests.some(isReact)).toBe(true);
  await page.getByRole('button', { name: shellWords.openDrawer }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // React knows the site's sprite only, but keeps the HTML's.
  const sprites = requests.map((request) => request.url()).filter((url) => /\/icons-[\w-]+\.svg/.test(url));
  expect(new Set(sprites).size).toBe(1);
}

test('no page fetches more than its budget, untouched', async ({ page }) => {
  const watch = watchRequests(page);
  // With any route a window does without its cache: each page fetches everything itself.
  await serveMap(page);
  for (const { path, template } of templateSamples) {
    await test.step(path, async () => {
      watch.requests.length = 0;
      await page.goto(`.${path}`);
      // It would be drawn while the page rests.
      await endLoader(page);
      await watch.waitForRest();
      const weights = await Promise.all(
        watch.requests
          .filter((request) => !isOwn(request))
          .map(async (request) => ({ url: request.url(), bytes: await weigh(request) })),
      );
      const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
      const listed = weights.map(({ url, bytes }) => `${String(bytes).padStart(7)} ${url}`).join('\n');
      expect.soft(total, listed).toBeLessThanOrEqual(byteBudgetOf(template).firstView + scene);
      expect.soft(total, listed).toBeGreaterThan(30_000);
      if (path === '/about/') await expectReactOnTouch(page, watch.requests);
    });
  }
});

test('no page fetches a script before it has loaded and is idle', async ({ page }) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  // The page is idle when the test says so.
  await page.addInitScript(() => {
    window.requestIdleCallback = (rest) => {
      Object.assign(window, { rest });
      return 0;
    };
  });
  for (const { path } of islandSamples) {
    await test.step(path, async () => {
      // The page before may still be fetching.
      await page.goto('about:blank');
      requests.length = 0;
      const release = await holdRequests(page, /\/images\/(hero|banners)\//);
      await page.goto(`.${path}`, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(await page.evaluate(() => document.readyState)).toBe('interactive');
      expect(requests.filter(isScript)).toEqual([]);
      release();
      await page.waitForFunction(() => 'rest' in window);
      expect(requests.filter(isScript)).toEqual([]);
      await page.evaluate(() => (window as unknown as { rest: () => void }).rest());
      await expect.poll(() => requests.some((request) => request.url().includes('/startPage-'))).toBe(true);
    });
  }
  await test.step('nor one that the browser prepares before it is shown, whose links are then prepared', async () => {
    await prepare(page);
    await page.goto('./');
    const hasRested = () =>
      page.evaluate(async () => {
        for (const _frame of ['painted', 'noticed']) await new Promise(requestAnimationFrame);
        return 'rest' in window;
      });
    expect(await hasRested()).toBe(false);
    await showPrepared(page);
    await expect.poll(hasRested).toBe(true);
    await page.evaluate(() => (window as unknown as { rest: () => void }).rest());
    await expect(page.locator('script[type=speculationrules]')).toBeAttached();
  });
});
