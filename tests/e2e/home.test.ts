import type { Page } from 'playwright/test';
import homePage from '../../pages/home/page.ts';
import { company } from '../../shared/content/company.ts';
import { home } from '../../shared/content/home.ts';
import { industries } from '../../shared/content/industries.ts';
import { reviews } from '../../shared/content/reviews.ts';
import { services } from '../../shared/content/services.ts';
import { technologies } from '../../shared/content/technologies.ts';
import { lastIndustry } from '../support/samples.ts';
import { movingPage, rectOf, stillPage, windows } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

const { technology, partners, testimonials, ...rest } = home;
const headings = [technology, rest.services, rest.industries, partners, testimonials, rest.reviews].map(
  ({ heading }) => heading,
);

const section = (page: Page, name: string) => page.getByRole('region', { name });

test.describe('what it shows', () => {
  test.use({ ...stillPage, viewport: { width: 1440, height: 900 } });

  test('the sections in their order', async ({ page }) => {
    await openPage(page, '/');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(headings);
  });

  test('a card for each technology page, in the order of the home page', async ({ page }) => {
    await openPage(page, '/');
    const cards = section(page, home.technology.heading).locator('.link-card a');
    expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      homePage.props.technology.cards.map(({ path }) => path),
    );
  });

  test('every service and every industry, each a link', async ({ page }) => {
    await openPage(page, '/');
    await expect(section(page, home.services.heading).getByRole('listitem').getByRole('link')).toHaveCount(
      services.length,
    );
    await expect(section(page, home.industries.heading).getByRole('listitem').getByRole('link')).toHaveCount(
      industries.length,
    );
  });

  test('every card leads to a page of the site', async ({ page, request }) => {
    await openPage(page, '/');
    const links = page.getByRole('main').locator('a[href^="/"]');
    const addresses = new Set(
      await links.evaluateAll((links) => links.map((link) => link.getAttribute('href')!)),
    );
    expect(addresses.size).toBeGreaterThanOrEqual(technologies.length + services.length + industries.length);
    for (const address of addresses) expect((await request.get(`.${address}`)).status(), address).toBe(200);
  });

  test('review badges with five stars that open in new tabs', async ({ page }) => {
    await openPage(page, '/');
    const badges = section(page, home.reviews.heading).getByRole('link');
    await expect(badges).toHaveCount(reviews.length);
    for (const [index, { name }] of reviews.entries()) {
      const badge = badges.nth(index);
      await expect(badge).toHaveAccessibleName(
        `${name} 5 out of 5 stars ${home.reviews.linkText} (opens in a new tab)`,
      );
      await expect(badge).toHaveAttribute('target', '_blank');
      await expect(badge).toHaveAttribute('rel', /noopener/);
    }
  });

  test('facts that are counted, not typed', async ({ page }) => {
    await openPage(page, '/');
    await expect(page.locator('.hero__fact')).toHaveText(
      [
        String(company.established),
        company.address.city,
        String(services.length),
        String(industries.length),
      ].map((value) => new RegExp(value)),
    );
  });
});

test.describe('its tiles', () => {
  test.use(stillPage);

  for (const [width, columns, tall, short] of [
    [390, 1, 400, 230],
    [768, 2, 504, 240],
    [1024, 2, 504, 240],
    [1440, 2, 504, 240],
  ] as const) {
    test(`lie in ${columns} columns of two heights at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, '/');
      const tiles = section(page, home.industries.heading).getByRole('listitem').getByRole('link');
      const rects = await Promise.all((await tiles.all()).map(rectOf));
      expect(new Set(rects.map(({ left }) => Math.round(left))).size).toBe(columns);
      const heights = rects.map(({ height }) => Math.round(height));
      expect(heights).toEqual(industries.map(({ isTall }) => (isTall ? tall : short)));
    });
  }

  test('stand beside a heading that stays in view on large screens', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, '/');
    const heading = page.getByRole('heading', { name: home.industries.heading });
    const last = section(page, home.industries.heading).getByRole('link', { name: lastIndustry.name });
    await last.scrollIntoViewIfNeeded();
    expect((await rectOf(heading)).top).toBeCloseTo(110, 0);
    expect((await rectOf(heading)).right).toBeLessThan((await rectOf(last)).left);
  });
});

test.describe('its pictures', () => {
  test.use({ ...stillPage, viewport: { width: 1440, height: 900 } });

  test('have sizes, wait below the fold, and are AVIF or SVG', async ({ page }) => {
    // Swiper fetches the next slide's picture ahead.
    await page.route('**/startCarousel*.js', () => {});
    await openPage(page, '/');
    const pictures = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll((images) =>
        images.map((image) => {
          const { src, currentSrc, loading } = image as HTMLImageElement;
          return {
            src,
            currentSrc,
            loading,
            hasSize: image.hasAttribute('width') && image.hasAttribute('height'),
            isBelow: image.getBoundingClientRect().top > innerHeight,
          };
        }),
      );
    expect(pictures.length).toBeGreaterThan(40);
    for (const { src, currentSrc, loading, hasSize, isBelow } of pictures) {
      expect(hasSize, src).toBe(true);
      if (isBelow) expect(loading, src).toBe('lazy');
      if (currentSrc) expect(currentSrc).toMatch(/\.(avif|svg)$/);
    }
  });

  test('are fetched at the size at which they are shown', async ({ page }) => {
    await openPage(page, '/');
    const tiles = section(page, home.industries.heading).locator('img');
    for (const tile of await tiles.all()) {
      await tile.scrollIntoViewIfNeeded();
      await expect
        .poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      const { chosen, needed } = await tile.evaluate((image: HTMLImageElement) => {
        const { width, height } = image.getBoundingClientRect();
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const chosen = Number(image.currentSrc.match(/-(\d+)\.\w+\.avif$/)![1]);
        return { chosen, needed: Math.max(width, height * ratio) };
      });
      expect(chosen).toBeGreaterThanOrEqual(needed);
      expect(chosen).toBeLessThan(needed * 1.6);
    }
  });
});

test.describe('its layout', () => {
  test.use(movingPage);

  for (const size of windows) {
    test(`does not shift at ${size.width} px, while it loads, moves and is scrolled`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            const inPage = entry.sources.filter(
              ({ node }) => node && !(node as Element).closest?.('.header'),
            );
            for (const { node } of inPage) shifts.push(`${entry.value}: ${(node as Element).className}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await openPage(page, '/');
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += 400) {
        await page.mouse.wheel(0, 400);
        await expect
          .poll(() => page.evaluate(() => scrollY))
          .toBeGreaterThanOrEqual(Math.min(top + 400, height - size.height) - 1);
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
      }
      await expect(page.locator('.carousel--running')).toHaveCount(2);
      await expect(page.locator('.marquee--running')).toHaveCount(1);
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    });
  }

  for (const width of [320, 390, 768, 1024, 1440]) {
    test(`is no wider than ${width} px, with and without script`, async ({ page, browser, baseURL }) => {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, '/');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: { width, height: 900 },
        baseURL,
      });
      const plainPage = await context.newPage();
      await plainPage.goto('./');
      expect(await plainPage.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await context.close();
    });
  }
});
