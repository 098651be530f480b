import type { JSHandle, Page } from 'playwright/test';
import { holdRequests, networkError } from '../../support/faults.ts';
import { firstViewSamples } from '../../support/pages.ts';
import { desktop, phone, stillPage } from '../../support/shell.ts';
import { expect, test } from '../../support/test.ts';

/** The style sheets, which each page links where its first view ends. */
const styleSheet = '**/assets/style-*.css';
const link = 'body link[rel=stylesheet]';

/**
 * How everything looks that is shown above the links to the style sheets, property by property; distances to the page's
 * end apart, which is not there yet, and tokens, which the first view brings only as far as it needs them. The texts
 * stay in the page: there are tens of thousands.
 */
const looks = (page: Page): Promise<JSHandle<Set<string>>> =>
  page.evaluateHandle((link) => {
    const end = document.querySelector(link)!;
    const above = [...document.body.querySelectorAll('*')].filter(
      (element) => end.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING,
    );
    // A picture shows alternative text only if it failed to load.
    const partsOf = (element: Element) => (element.matches('img') ? [''] : ['', '::before', '::after']);
    const shown = above.filter((element) => element.checkVisibility());
    const properties = [...getComputedStyle(document.body)].filter(
      // A timeline shows nothing by itself.
      (property) => !/^(bottom|inset-block-end|view-timeline-.*|--.*)$/.test(property),
    );
    const texts = shown.flatMap((element) =>
      partsOf(element).flatMap((part) => {
        const style = getComputedStyle(element, part);
        const name = `${above.indexOf(element)} ${element.tagName} ${element.className}${part}`;
        const isThere = part === '' || style.content !== 'none';
        return (isThere ? properties : ['content']).map(
          (property) => `${name} { ${property}: ${style.getPropertyValue(property)} }`,
        );
      }),
    );
    return new Set(texts);
  }, link);

test.use({ ...stillPage, javaScriptEnabled: false });

test('the first view is whole before the style sheet arrives', async ({ page, expectComplaint }) => {
  expectComplaint(networkError);
  // Letters of another font, whenever it arrived, would take another width.
  await page.route(/\.woff2$/, (route) => route.abort());
  const loader = page.locator('.page-loader');

  /** How the page looks in windows of both kinds. */
  const looksBySize = async (see: () => Promise<void>) => {
    const seen: JSHandle<Set<string>>[] = [];
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      await see();
      seen.push(await looks(page));
    }
    return seen;
  };

  for (const { path } of firstViewSamples) {
    await test.step(path, async () => {
      const release = await holdRequests(page, styleSheet);
      await page.goto(`.${path}`, { waitUntil: 'commit' });
      await expect(page.locator(link).first()).toBeAttached();
      const early = await looksBySize(() => expect(page.getByRole('heading', { level: 1 })).toBeInViewport());
      release();
      await page.waitForLoadState();
      await page.unroute(styleSheet);
      await expect(loader).toBeHidden();
      const late = await looksBySize(() => expect(page.getByRole('contentinfo')).toBeVisible());
      for (const [index, known] of early.entries()) {
        const { count, changed } = await page.evaluate(
          ([known, looks]) => ({
            count: known.size,
            changed: [...looks].filter((look) => !known.has(look)),
          }),
          [known, late[index]!] as const,
        );
        expect(changed, `at ${[phone, desktop][index]!.width} px`).toEqual([]);
        expect(count).toBeGreaterThan(10_000);
      }
    });
  }
});
