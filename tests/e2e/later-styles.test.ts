import type { Page } from 'playwright/test';
import { weakTexts } from '../support/contrast.ts';
import { networkError } from '../support/faults.ts';
import { firstViewSamples, templateSamples } from '../support/pages.ts';
import { menu } from '../support/samples.ts';
import { desktop, phone, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

/** The site's style sheet, which each page links where its first view ends. */
const styleSheet = '**/assets/style-*.css';
const link = 'body link[rel=stylesheet]';

/**
 * How everything looks that is shown above the link to the style sheet, property by property; distances to the page's
 * end apart, which is not there yet, and tokens, which the first view brings only as far as it needs them.
 */
const looks = (page: Page) =>
  page.evaluate((link) => {
    const end = document.querySelector(link)!;
    const above = [...document.body.querySelectorAll('*')].filter(
      (element) => end.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING,
    );
    // A picture shows alternative text only if it failed to load.
    const partsOf = (element: Element) => (element.matches('img') ? [''] : ['', '::before', '::after']);
    const shown = above.filter((element) => element.checkVisibility());
    return shown.flatMap((element) =>
      partsOf(element).flatMap((part) => {
        const style = getComputedStyle(element, part);
        const name = `${above.indexOf(element)} ${element.tagName} ${element.className}${part}`;
        const own = [...style].filter((property) => !/^(bottom|inset-block-end|--.*)$/.test(property));
        return own.map((property) => `${name} { ${property}: ${style.getPropertyValue(property)} }`);
      }),
    );
  }, link);

test.describe('the first view', () => {
  test.use({ ...stillPage, javaScriptEnabled: false });

  for (const size of [phone, desktop]) {
    for (const { path } of firstViewSamples) {
      test(`of ${path} is whole before the style sheet arrives, at ${size.width} px`, async ({
        page,
        expectComplaint,
      }) => {
        expectComplaint(networkError);
        let release = () => {};
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route(styleSheet, async (route) => {
          await released;
          await route.continue();
        });
        // Letters of another font, whenever it arrived, would take another width.
        await page.route(/\.woff2$/, (route) => route.abort());
        await page.setViewportSize(size);
        await page.goto(`.${path}`, { waitUntil: 'commit' });
        await expect(page.locator(link)).toBeAttached();
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
        const early = await looks(page);
        release();
        await page.waitForLoadState();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page.locator('.page-loader')).toBeHidden();
        const known = new Set(early);
        expect((await looks(page)).filter((look) => !known.has(look))).toEqual([]);
        expect(early.length).toBeGreaterThan(10_000);
      });
    }
  }
});

test('pages can be read when the style sheet is gone', async ({ page, expectComplaint }) => {
  expectComplaint(networkError);
  await page.route(styleSheet, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
  for (const { path } of templateSamples) {
    await test.step(path, async () => {
      await openPage(page, path);
      expect(await weakTexts(page)).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: menu.careers })).toBeVisible();
    });
  }
});
