import type { Locator } from 'playwright/test';
import { company } from '../../shared/content/company.ts';
import { navigation } from '../../shared/content/navigation.ts';
import { services } from '../../shared/content/services.ts';
import { linkWords } from '../../shared/content/words/controls.ts';
import { shellWords } from '../../shared/content/words/shell.ts';
import { fill } from '../../shared/core/fill.ts';
import { addressLine } from '../../shared/shell/addressLine.ts';
import { siteData } from '../../shared/shell/siteData.ts';
import { rectOf, shellOf, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use(stillPage);

const headings = Object.values(shellWords.footer);

/** Left and upper edges of elements in whole pixels. */
const edgesOf = (elements: Locator) =>
  elements.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top } = element.getBoundingClientRect();
      return { left: Math.round(left), top: Math.round(top) };
    }),
  );

test('the footer follows the width of the window, shows what it should, and its links lead there', async ({
  page,
  context,
  baseURL,
}) => {
  const isElsewhere = ({ hostname }: URL) => hostname !== 'localhost';
  await context.route(isElsewhere, (route) => route.fulfill({ body: 'elsewhere' }));
  await openPage(page, '/about/');
  const { footer } = shellOf(page);
  const columns = footer.getByRole('heading', { level: 2 });
  await expect(columns).toHaveText(headings);

  for (const [width, rows] of [
    [320, 4],
    [768, 2],
    [1199, 2],
    [1200, 1],
    [1440, 1],
  ] as const) {
    await test.step(`${rows} rows at ${width} px, long lists in two text columns`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const places = await edgesOf(columns);
      expect(new Set(places.map(({ top }) => top)).size).toBe(rows);
      const gutter = (await rectOf(page.getByRole('heading', { level: 1 }))).left;
      expect((await rectOf(columns.first())).left).toBeCloseTo(gutter, 0);
      for (const name of [shellWords.footer.services, shellWords.footer.technology]) {
        const entries = await edgesOf(footer.getByRole('list', { name }).getByRole('listitem'));
        expect(new Set(entries.map(({ left }) => left)).size).toBe(2);
        expect(entries.at(-1)!.top).toBeLessThan(entries.at(0)!.top + 30 * entries.length);
      }
    });
  }

  await test.step('address, links, technologies and the copyright line', async () => {
    await expect(footer.getByText(addressLine(company.address).replaceAll('\u00a0', ' '))).toBeVisible();
    await expect(footer.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    );
    await expect(footer.getByRole('link', { name: company.phone })).toHaveAttribute('href', /^tel:\+\d+$/);

    const addressesIn = (name: string) =>
      footer
        .getByRole('list', { name })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => [link.textContent, (link as HTMLAnchorElement).href]));
    const below = (path: string) => new URL(`.${path}`, baseURL).href;
    expect(await addressesIn(shellWords.footer.quickLinks)).toEqual(
      navigation.quickLinks.map(({ label, path }) => [label, below(path)]),
    );
    expect(await addressesIn(shellWords.footer.services)).toEqual(
      services.map(({ name, slug }) => [name, below(`/services/${slug}/`)]),
    );
    const list = footer.getByRole('list', { name: shellWords.footer.technology });
    await expect(list.getByRole('listitem')).toHaveText(navigation.technology);
    await expect(list.getByRole('link')).toHaveCount(0);

    await expect(footer.getByText(siteData.copyright, { exact: true })).toBeVisible();
  });

  await test.step('each social link opens in a new tab with rel="noopener"', async () => {
    const links = footer.locator('.profile-links').getByRole('link');
    const attributes = await links.evaluateAll((links) =>
      links.map((link) => {
        const { width, height } = link.getBoundingClientRect();
        return { href: link.getAttribute('href'), rel: link.getAttribute('rel'), width, height };
      }),
    );
    const rel = expect.stringContaining('noopener');
    expect(attributes).toEqual(company.social.map(({ url }) => ({ href: url, rel, width: 44, height: 44 })));
    for (const [index, { label }] of company.social.entries()) {
      const link = links.nth(index);
      await expect(link).toHaveAccessibleName(`${label} ${linkWords.newTab}`);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    if (company.social.length > 0) {
      const opened = context.waitForEvent('page');
      await links.first().click();
      const tab = await opened;
      expect(await tab.evaluate(() => window.opener)).toBeNull();
      await tab.close();
    }
    await expect(page).toHaveURL('./about/');
  });

  await test.step('its logo leads home', async () => {
    await footer.getByRole('link', { name: fill(shellWords.homeLink, { brand: company.name }) }).click();
    await expect(page).toHaveURL('./');
  });
});
