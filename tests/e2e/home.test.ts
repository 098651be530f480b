import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import homePage from '../../pages/home/page.ts';
import { company } from '../../shared/content/company.ts';
import { home } from '../../shared/content/home.ts';
import { industries } from '../../shared/content/industries.ts';
import { partners } from '../../shared/content/partners.ts';
import { reviews } from '../../shared/content/reviews.ts';
import { services } from '../../shared/content/services.ts';
import { testimonials } from '../../shared/content/testimonials.ts';
import { linkWords } from '../../shared/content/words/controls.ts';
import { carousels } from '../support/carousels.ts';
import { networkError } from '../support/faults.ts';
import { lastIndustry } from '../support/samples.ts';
import { movingPage, rectOf, stillPage, windows } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

const { technology, callouts } = home;
const sections: [text: { heading: string }, entries?: unknown[]][] = [
  [technology],
  [home.services],
  [callouts.middle],
  [home.industries],
  [home.partners, partners],
  [home.testimonials, testimonials],
  [home.reviews, reviews],
  [callouts.end],
];
// A section whose list is empty is left out.
const headings = sections.filter(([, entries]) => entries?.length !== 0).map(([{ heading }]) => heading);

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('shows its sections, cards, badges and facts in their order', async ({ page }) => {
  await openPage(page, '/');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(headings);
  const cards = section(page, home.technology.heading).locator('.link-card a');
  expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    homePage.props.technology.cards.map(({ path }) => path),
  );
  for (const [{ heading }, { length }] of [
    [home.services, services],
    [home.industries, industries],
  ] as const) {
    await expect(section(page, heading).getByRole('listitem').getByRole('link')).toHaveCount(length);
  }
  await expect(page.locator('.hero__fact')).toHaveText(
    [
      String(company.established),
      `${company.address.city}, ${company.address.country}`,
      String(services.length),
      String(industries.length),
    ].map((value) => new RegExp(value)),
  );
  const badges = section(page, home.reviews.heading).getByRole('link');
  await expect(badges).toHaveCount(reviews.length);
  for (const [index, { name }] of reviews.entries()) {
    const badge = badges.nth(index);
    await expect(badge).toHaveAccessibleName(`${name} ${home.reviews.linkText} ${linkWords.newTab}`);
    await expect(badge).toHaveAttribute('target', '_blank');
    await expect(badge).toHaveAttribute('rel', /noopener/);
  }
});

test.describe('its tiles', () => {
  test.use(stillPage);

  test('lie in columns of two heights, beside a heading that stays in view on large screens', async ({
    page,
  }) => {
    await openPage(page, '/');
    const tiles = section(page, home.industries.heading).getByRole('listitem').getByRole('link');
    for (const [width, columns, tall, short] of [
      [390, 1, 400, 230],
      [768, 2, 504, 240],
      [1024, 2, 504, 240],
      [1440, 2, 504, 240],
    ] as const) {
      await test.step(`${columns} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        const rects = await Promise.all((await tiles.all()).map(rectOf));
        expect(new Set(rects.map(({ left }) => Math.round(left))).size).toBe(columns);
        const heights = rects.map(({ height }) => Math.round(height));
        expect(heights).toEqual(homePage.props.industries.tiles.map(({ isTall }) => (isTall ? tall : short)));
      });
    }
    const heading = page.getByRole('heading', { name: home.industries.heading });
    const last = section(page, home.industries.heading).getByRole('link', { name: lastIndustry.name });
    await last.scrollIntoViewIfNeeded();
    expect((await rectOf(heading)).top).toBeCloseTo(110, 0);
    expect((await rectOf(heading)).right).toBeLessThan((await rectOf(last)).left);
  });
});

test.describe('its layout', () => {
  test.use(movingPage);

  /** Collects which parts of the page shift; the header's place is that of the window. */
  async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Shift[]) {
          const inPage = entry.sources.filter(({ node }) => node && !(node as Element).closest?.('.header'));
          for (const { node } of inPage) shifts.push(`${entry.value}: ${(node as Element).className}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  }

  // Letters of the web fonts are a little narrower than those shown until they come: when that is, is left out here.
  const isFont = (path: string) => path.endsWith('.woff2');

  const nextPaint = (page: Page) =>
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );

  test('does not shift while its HTML arrives in pieces', async ({ page, baseURL, expectComplaint }) => {
    expectComplaint(networkError);
    const shifts = await watchShifts(page);
    const html = await (await fetch(baseURL!)).text();
    // The first flight of a connection brings the hero whole.
    const afterHero = html.indexOf('</section>');
    const [start, pieces] = [html.slice(0, afterHero), html.slice(afterHero).split(/(?<=<\/div>)/)];
    const send: ((piece: string) => void)[] = [];
    const server = createServer(async ({ url = '' }, response) => {
      if (url === '/') {
        response.writeHead(200, { 'content-type': 'text/html' }).write(start);
        send.push((piece) => response.write(piece));
        return;
      }
      if (isFont(url)) return response.writeHead(404).end();
      const file = await fetch(new URL(url, baseURL));
      response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await file.arrayBuffer()));
    }).listen(0);
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
    for (const piece of pieces) {
      send[0]!(piece);
      await nextPaint(page);
    }
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await shifts()).toEqual([]);
    await page.close();
    server.close();
  });

  test('does not shift while it loads, moves and is scrolled', async ({ page, expectComplaint }) => {
    expectComplaint(networkError);
    await page.route(
      ({ pathname }) => isFont(pathname),
      (route) => route.fulfill({ status: 404 }),
    );
    const shifts = await watchShifts(page);
    for (const size of windows) {
      await test.step(`at ${size.width} px`, async () => {
        await page.setViewportSize(size);
        await openPage(page, '/');
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let top = 0; top < height; top += 400) {
          await page.mouse.wheel(0, 400);
          await expect
            .poll(() => page.evaluate(() => scrollY))
            .toBeGreaterThanOrEqual(Math.min(top + 400, height - size.height) - 1);
          await nextPaint(page);
        }
        await expect(page.locator('.carousel--running, .carousel--plain')).toHaveCount(carousels.length);
        await expect(page.locator('.marquee--running')).toHaveCount(Math.min(1, partners.length));
        expect(await shifts()).toEqual([]);
      });
    }
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('is no wider than the window', async ({ page }) => {
      await page.goto('./');
      for (const width of [320, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
  });
});
