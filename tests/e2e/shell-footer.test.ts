import { company } from '../../shared/content/company.ts';
import { navigation } from '../../shared/content/navigation.ts';
import { services } from '../../shared/content/services.ts';
import { linkWords } from '../../shared/content/words/controls.ts';
import { shellWords } from '../../shared/content/words/shell.ts';
import { fill } from '../../shared/core/fill.ts';
import { addressLine } from '../../shared/shell/addressLine.ts';
import { siteData } from '../../shared/site/siteData.ts';
import { rectOf, shellOf, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use(stillPage);

const headings = Object.values(shellWords.footer);

test('its columns and long lists follow the width of the window', async ({ page }) => {
  await openPage(page, '/about/');
  const columns = shellOf(page).footer.getByRole('heading', { level: 2 });
  await expect(columns).toHaveText(headings);
  for (const [width, rows] of [
    [320, 4],
    [390, 4],
    [768, 2],
    [1024, 2],
    [1200, 1],
    [1440, 1],
  ] as const) {
    await test.step(`${rows} rows at ${width} px, long lists in two text columns`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const rects = await Promise.all((await columns.all()).map(rectOf));
      expect(new Set(rects.map(({ top }) => Math.round(top))).size).toBe(rows);
      const gutter = (await rectOf(page.getByRole('heading', { level: 1 }))).left;
      expect(rects[0]!.left).toBeCloseTo(gutter, 0);
      for (const name of [shellWords.footer.services, shellWords.footer.technology]) {
        const entries = await shellOf(page).footer.getByRole('list', { name }).getByRole('listitem').all();
        const rects = await Promise.all(entries.map(rectOf));
        expect(new Set(rects.map(({ left }) => Math.round(left))).size).toBe(2);
        expect(rects.at(-1)!.top).toBeLessThan(rects.at(0)!.top + 30 * rects.length);
      }
    });
  }
});

test('shows address, links, technologies and the copyright line, and its logo leads home', async ({
  page,
  baseURL,
}) => {
  await openPage(page, '/about/');
  const { footer } = shellOf(page);
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
  await footer.getByRole('link', { name: fill(shellWords.homeLink, { brand: company.name }) }).click();
  await expect(page).toHaveURL('./');
});

test('each social link opens in a new tab with rel="noopener"', async ({ page, context }) => {
  const isElsewhere = ({ hostname }: URL) => hostname !== 'localhost';
  await context.route(isElsewhere, (route) => route.fulfill({ body: 'elsewhere' }));
  await openPage(page, '/about/');
  const links = shellOf(page).footer.locator('.social-links').getByRole('link');
  await expect(links).toHaveCount(company.social.length);
  for (const [index, { label, url }] of company.social.entries()) {
    const link = links.nth(index);
    await expect(link).toHaveAccessibleName(`${label} ${linkWords.newTab}`);
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('rel', /noopener/);
    expect(await rectOf(link)).toMatchObject({ width: 44, height: 44 });
    const opened = context.waitForEvent('page');
    await link.click();
    const tab = await opened;
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
  }
  await expect(page).toHaveURL('./about/');
});
