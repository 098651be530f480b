import type { Locator } from 'playwright/test';
import { siteData } from '#shared/shell/siteData.ts';
import { rgb } from '../../support/colours.ts';
import { menu } from '../../support/samples.ts';
import {
  desktop,
  jumpTo,
  narrowWindows,
  rectOf,
  settle,
  shellOf,
  stillPage,
  wideWindows,
} from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use({ ...stillPage, viewport: desktop });

/** How far a page is scrolled while its header is as at the top, in px. */
const threshold = 46;
const white = rgb('white');
const navy = rgb('navy-900');

const logoOf = (header: Locator) => header.locator('img').filter({ visible: true });

/** What a header looks like, once it has come to rest. */
async function lookOf(header: Locator) {
  await settle(header);
  const look = await header.evaluate((element) => {
    const { position, backgroundColor, boxShadow } = getComputedStyle(element);
    const { color } = getComputedStyle(element.querySelector('nav a')!);
    const { top, left, width, height } = element.getBoundingClientRect();
    const hasShadow = boxShadow !== 'none';
    return { position, backgroundColor, hasShadow, linkColor: color, top, left, width, height };
  });
  return { ...look, logo: await logoOf(header).getAttribute('src') };
}

const atTop = {
  position: 'absolute',
  backgroundColor: 'rgba(0, 0, 0, 0)',
  hasShadow: false,
  linkColor: white,
  top: 44,
  left: 0,
  height: 97,
  logo: `/${siteData.logo.light.path}`,
};
const fixed = {
  position: 'fixed',
  backgroundColor: white,
  hasShadow: true,
  linkColor: navy,
  top: 0,
  left: 0,
  height: 68,
  logo: `/${siteData.logo.dark.path}`,
};

test('the header at the top and scrolled, in wide and narrow windows', async ({ page }) => {
  await openPage(page, '/about/');
  const { header, nav, menuButton } = shellOf(page);
  const strip = page.locator('.contact-strip');
  const expectName = async (color: string) => {
    const name = header.getByText(siteData.brand, { exact: true });
    if (!siteData.logo.includesName) await expect(name).toHaveCSS('color', color);
  };
  for (const { width, height } of wideWindows) {
    await test.step(`the wide header at ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      await jumpTo(page, 0);
      expect((await rectOf(strip)).height).toBe(44);
      expect(await lookOf(header)).toEqual({ ...atTop, width });
      await expectName(white);
      await expect(menuButton).toBeHidden();
      const gutter = (await rectOf(page.getByRole('heading', { level: 1 }))).left;
      expect((await rectOf(logoOf(header))).left).toBeCloseTo(gutter, 0);
      expect((await rectOf(nav)).right).toBeCloseTo(width - gutter, 0);
      await jumpTo(page, threshold + 1);
      expect(await lookOf(header)).toEqual({ ...fixed, width });
      await expectName(navy);
      await jumpTo(page, threshold);
      expect(await lookOf(header)).toEqual({ ...atTop, width, top: 44 - threshold });
    });
  }
  for (const { width, height } of narrowWindows) {
    await test.step(`the narrow header at ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      await expect(nav).toBeHidden();
      await expect(strip).toBeHidden();
      expect(await rectOf(menuButton)).toMatchObject({ width: 44, height: 44 });
      for (const top of [0, 600]) {
        await jumpTo(page, top);
        expect(await lookOf(header)).toEqual({ ...fixed, width, height: 90 });
        if (top === 0) expect((await rectOf(page.locator('.page-top'))).top).toBe(90);
      }
    });
  }
  await test.step('in a window as low as at 400 % zoom it scrolls away', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(header).not.toBeInViewport();
  });
});

test('the header draws a line below the current page and what is hovered', async ({ page }) => {
  await openPage(page, '/about/');
  const { nav } = shellOf(page);
  const underlined = () =>
    nav.locator('.header-nav__link').evaluateAll((entries) => {
      const lined = entries.filter((entry) => getComputedStyle(entry, '::after').scale === '1');
      return lined.map((entry) => entry.textContent!.trim());
    });
  expect(await underlined()).toEqual([menu.about]);
  await nav.getByRole('link', { name: menu.careers }).hover();
  await expect.poll(underlined).toEqual([menu.about, menu.careers]);
});
