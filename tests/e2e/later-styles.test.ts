import type { Page } from 'playwright/test';
import { openJob } from '../support/careers.ts';
import { carouselOf, technology } from '../support/carousels.ts';
import { networkError } from '../support/faults.ts';
import { addressed } from '../support/pages.ts';
import { desktop, phone, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';
import { weakTexts } from '../support/weakTexts.ts';

const templates = [...new Map(addressed.map((page) => [page.template, page.path])).values()];
const laterStyles = '**/assets/styles-*.css';

/**
 * How everything looks that stands above the link to the other styles, property by property; distances to the page's
 * end apart, which is not there yet.
 */
const looks = (page: Page) =>
  page.evaluate(() => {
    const end = document.getElementById('later-styles')!;
    const above = [...document.body.querySelectorAll('*')].filter(
      (element) => element.compareDocumentPosition(end) === Node.DOCUMENT_POSITION_FOLLOWING,
    );
    return above.flatMap((element, index) =>
      ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const name = `${index} ${element.tagName} ${element.className}${part}`;
        const own = [...style].filter((property) => !/^(bottom|inset-block-end)$/.test(property));
        return own.map((property) => `${name} { ${property}: ${style.getPropertyValue(property)} }`);
      }),
    );
  });

test.describe('the first view', () => {
  test.use({ ...stillPage, javaScriptEnabled: false });

  for (const size of [phone, desktop]) {
    for (const path of templates) {
      test(`of ${path} is whole before the other styles arrive, at ${size.width} px`, async ({
        page,
        expectComplaint,
      }) => {
        expectComplaint(networkError);
        let release = () => {};
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route(laterStyles, async (route) => {
          await released;
          await route.continue();
        });
        // Letters of another font, whenever it arrived, would take another width.
        await page.route(/\.woff2$/, (route) => route.abort());
        await page.setViewportSize(size);
        await page.goto(`.${path}`, { waitUntil: 'commit' });
        await expect(page.locator('#later-styles')).toBeAttached();
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
        await expect(page.getByRole('contentinfo')).not.toBeAttached();
        const early = await looks(page);
        release();
        await page.waitForLoadState();
        await expect(page.getByRole('contentinfo')).toBeAttached();
        const known = new Set(early);
        expect((await looks(page)).filter((look) => !known.has(look))).toEqual([]);
        expect(early.length).toBeGreaterThan(10_000);
      });
    }
  }
});

for (const path of templates) {
  test(`${path} can be read when the other styles are gone`, async ({ page, expectComplaint }) => {
    expectComplaint(networkError);
    await page.route(laterStyles, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
    await openPage(page, path);
    expect(await weakTexts(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /^Careers/ })).toBeVisible();
  });
}

/** Rules of the page that stand in more than one of its style sheets; the order of layers stands in each. */
const repeatedRules = (page: Page) =>
  page.evaluate(() => {
    const rulesIn = (rules: CSSRuleList, place = ''): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSLayerStatementRule) return [];
        if (rule instanceof CSSStyleRule || !('cssRules' in rule)) return [place + rule.cssText];
        const group = rule as CSSGroupingRule;
        return rulesIn(group.cssRules, place + group.cssText.slice(0, group.cssText.indexOf('{')));
      });
    const sheets = [...document.styleSheets].map(({ cssRules }) => new Set(rulesIn(cssRules)));
    return sheets.flatMap((sheet, index) =>
      [...sheet].filter((rule) => sheets.slice(0, index).some((earlier) => earlier.has(rule))),
    );
  });

const lazyStyles = 'head link[rel=stylesheet]';

test('home’s moving parts bring no rule that the page has', async ({ page }) => {
  await openPage(page, '/');
  await page.mouse.wheel(0, 100);
  await carouselOf(page, technology).start();
  await expect(page.locator('.has-reveal')).toBeAttached();
  await expect(page.locator(lazyStyles)).not.toHaveCount(0);
  expect(await repeatedRules(page)).toEqual([]);
});

test('a job’s application form brings the rules that its page lacks, and no others', async ({ page }) => {
  const dialog = await openJob(page);
  const trap = dialog.getByLabel('Leave this empty').locator('..');
  expect(await trap.evaluate((box) => box.clientWidth)).toBeLessThanOrEqual(1);
  await expect(page.locator(lazyStyles)).not.toHaveCount(0);
  expect(await repeatedRules(page)).toEqual([]);
});
