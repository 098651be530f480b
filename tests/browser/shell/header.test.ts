import type { Locator } from 'playwright/test';
import { siteData } from '#shared/shell/siteData.ts';
import { rgb } from '../../support/colours.ts';
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

/** What a header and the line below its current page look like, once they have come to rest. */
async function lookOf(header: Locator) {
  await settle(header);
  const look = await header.evaluate((element) => {
    const { position, backgroundColor, boxShadow } = getComputedStyle(element);
    const { color } = getComputedStyle(element.querySelector('nav a')!);
    const current = element.querySelector('nav [aria-current]')!;
    const { scale, backgroundColor: lineColor } = getComputedStyle(current, '::after');
    const { top, left, width, height } = element.getBoundingClientRect();
    const hasShadow = boxShadow !== 'none';
    const colours = { backgroundColor, linkColor: color, line: `${scale} ${lineColor}` };
    return { position, ...colours, hasShadow, top, left, width, height };
  });
  const isLight = await logoOf(header).evaluate((logo) => logo.matches('.logo__picture--light'));
  return { ...look, logo: isLight ? 'light' : 'dark' };
}

const atTop = {
  position: 'absolute',
  backgroundColor: 'rgba(0, 0, 0, 0)',
  hasShadow: false,
  linkColor: white,
  line: `1 ${rgb('blue-500')}`,
  top: 44,
  left: 0,
  height: 97,
  logo: 'light',
};
const fixed = {
  position: 'fixed',
  backgroundColor: white,
  hasShadow: true,
  linkColor: navy,
  line: `1 ${rgb('blue-700')}`,
  top: 0,
  left: 0,
  height: 68,
  logo: 'dark',
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
  await test.step('with motion, the wide one changes within 300 ms', async () => {
    await page.setViewportSize(desktop);
    await jumpTo(page, 0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const ends = await header.evaluate(async (element) => {
      const started = new Promise((resolve) => element.addEventListener('transitionrun', resolve));
      scrollTo({ top: 400, behavior: 'instant' });
      await started;
      return element
        .getAnimations({ subtree: true })
        .map(({ effect }) => effect!.getComputedTiming().endTime);
    });
    expect(Math.max(...ends.map(Number))).toBe(300);
  });
  await test.step('in a window as low as at 400 % zoom it scrolls away', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(header).not.toBeInViewport();
  });
});
