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
import { lastIndustry } from '../support/samples.ts';
import { rectOf, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

const { technology, callout } = home;
const sections: [text: { heading: string }, entries?: unknown[]][] = [
  [technology],
  [home.services],
  [home.industries],
  [home.partners, partners],
  [home.testimonials, testimonials],
  [home.reviews, reviews],
  [callout],
];
// A section whose list is empty is left out.
const headings = sections.filter(([, entries]) => entries?.length !== 0).map(([{ heading }]) => heading);

const section = (page: Page, name: string) => page.getByRole('region', { name });

test.describe('its content', () => {
  test.use(stillPage);

  test('is whole and in its order, and its tiles lie in columns of two heights', async ({ page }) => {
    await openPage(page, '/');
    await test.step('its sections, cards and facts in their order', async () => {
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
    });

    await test.step('its badges, which open new tabs', async () => {
      const badges = section(page, home.reviews.heading).getByRole('link');
      await expect(badges).toHaveCount(reviews.length);
      for (const [index, { name }] of reviews.entries()) {
        const badge = badges.nth(index);
        await expect(badge).toHaveAccessibleName(`${name} ${home.reviews.linkText} ${linkWords.newTab}`);
        await expect(badge).toHaveAttribute('target', '_blank');
        await expect(badge).toHaveAttribute('rel', /noopener/);
      }
    });

    const tiles = section(page, home.industries.heading).getByRole('listitem').getByRole('link');
    for (const [width, columns, tall, short] of [
      [390, 1, 400, 230],
      [768, 2, 504, 240],
      [1024, 2, 504, 240],
      [1440, 2, 504, 240],
    ] as const) {
      await test.step(`tiles in ${columns} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        const rects = await tiles.evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect()));
        expect(new Set(rects.map(({ left }) => Math.round(left))).size).toBe(columns);
        const heights = rects.map(({ height }) => Math.round(height));
        expect(heights).toEqual(homePage.props.industries.tiles.map(({ isTall }) => (isTall ? tall : short)));
      });
    }

    await test.step('beside a heading that stays in view on large screens', async () => {
      const last = section(page, home.industries.heading).getByRole('link', { name: lastIndustry.name });
      await last.scrollIntoViewIfNeeded();
      const heading = await rectOf(page.getByRole('heading', { name: home.industries.heading }));
      expect(heading.top).toBeCloseTo(110, 0);
      expect(heading.right).toBeLessThan((await rectOf(last)).left);
    });
  });
});
