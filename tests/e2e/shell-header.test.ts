import type { Locator, Page } from 'playwright/test';
import { company } from '../../shared/content/company.ts';
import { shellWords } from '../../shared/content/words/shell.ts';
import { fill } from '../../shared/core/fill.ts';
import { siteData } from '../../shared/shell/siteData.ts';
import { rgb } from '../support/colours.ts';
import { jumpTo, narrowWindows, rectOf, settle, shellOf, stillPage, wideWindows } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use(stillPage);

const transparent = 'rgba(0, 0, 0, 0)';
const white = rgb('white');
const navy = rgb('navy-900');

const logoOf = (header: Locator) => header.locator('img').filter({ visible: true });

/** What a header looks like, once it has come to rest. */
async function lookOf(header: Locator) {
  await settle(header);
  const look = await header.evaluate((element) => {
    const { position, backgroundColor, boxShadow } = getComputedStyle(element);
    const { color } = getComputedStyle(element.querySelector('nav a')!);
    return { position, backgroundColor, hasShadow: boxShadow !== 'none', linkColor: color };
  });
  const { top, left, width, height } = await rectOf(header);
  return { ...look, top, left, width, height };
}

async function expectLogo(header: Locator, drawing: 'light' | 'dark'): Promise<void> {
  await expect(logoOf(header)).toHaveCount(1);
  await expect(logoOf(header)).toHaveAttribute('src', drawing === 'light' ? /mark-light/ : /mark\./);
}

const strip = (page: Page) => page.locator('.contact-strip');

test('the header at the top and scrolled, in wide and narrow windows', async ({ page }) => {
  await openPage(page, '/about/');
  const { header, nav, menuButton } = shellOf(page);
  for (const size of wideWindows) {
    await page.setViewportSize(size);
    await jumpTo(page, 0);

    await test.step('a strip of 44 px with telephone and e-mail lies above it', async () => {
      expect((await rectOf(strip(page))).height).toBe(44);
      await expect(strip(page).getByRole('link')).toHaveText([company.phone, company.email]);
      await expect(strip(page).getByRole('link').first()).toHaveAttribute('href', /^tel:\+\d+$/);
      await expect(strip(page).getByRole('link').last()).toHaveAttribute('href', `mailto:${company.email}`);
    });

    await test.step('it is 97 px high, transparent and in the page, with the light logo', async () => {
      expect(await lookOf(header)).toEqual({
        position: 'absolute',
        backgroundColor: transparent,
        hasShadow: false,
        linkColor: white,
        top: 44,
        left: 0,
        width: size.width,
        height: 97,
      });
      await expectLogo(header, 'light');
      expect((await rectOf(logoOf(header))).height).toBeCloseTo(38, 0);
      await expect(header.getByText(company.name, { exact: true })).toHaveCSS('color', white);
      await expect(menuButton).toBeHidden();
    });

    await test.step('it names the pages in their order', async () => {
      const entries = nav.locator('.header-nav__link');
      await expect(entries).toHaveText(siteData.menu.map(({ label }) => label));
      const gaps = await entries.evaluateAll((entries) => {
        const rects = entries.map((entry) => entry.getBoundingClientRect());
        return rects.slice(1).map((rect, index) => rect.left - rects[index]!.right);
      });
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(18);
    });

    await test.step('its ends are on the edges of the content', async () => {
      const gutter = (await rectOf(page.getByRole('heading', { level: 1 }))).left;
      expect((await rectOf(logoOf(header))).left).toBeCloseTo(gutter, 0);
      expect((await rectOf(nav)).right).toBeCloseTo(size.width - gutter, 0);
    });

    await test.step('it is white, fixed, 68 px high and casts a shadow past 46 px', async () => {
      await jumpTo(page, 47);
      await expectLogo(header, 'dark');
      await expect(header.getByText(company.name, { exact: true })).toHaveCSS('color', navy);
      expect(await lookOf(header)).toEqual({
        position: 'fixed',
        backgroundColor: white,
        hasShadow: true,
        linkColor: navy,
        top: 0,
        left: 0,
        width: size.width,
        height: 68,
      });
      await jumpTo(page, 1000);
      expect((await rectOf(header)).top).toBe(0);
    });

    await test.step('it is as at the top up to 46 px', async () => {
      await jumpTo(page, 46);
      await expectLogo(header, 'light');
      expect(await lookOf(header)).toMatchObject({ position: 'absolute', top: 44 - 46, height: 97 });
    });
  }

  for (const size of narrowWindows) {
    await test.step(`the narrow header at ${size.width} px, at the top and scrolled`, async () => {
      await page.setViewportSize(size);
      await jumpTo(page, 0);
      const atTop = {
        position: 'fixed',
        backgroundColor: white,
        hasShadow: true,
        linkColor: navy,
        top: 0,
        left: 0,
        width: size.width,
        height: 90,
      };
      expect(await lookOf(header)).toEqual(atTop);
      await expectLogo(header, 'dark');
      await expect(nav).toBeHidden();
      await expect(strip(page)).toBeHidden();
      expect(await rectOf(menuButton)).toMatchObject({ width: 44, height: 44 });
      expect(await rectOf(menuButton.locator('svg'))).toMatchObject({ width: 24, height: 24 });
      expect((await rectOf(page.locator('.page-banner'))).top, 'the content starts below it').toBe(90);
      await jumpTo(page, 600);
      expect(await lookOf(header)).toEqual(atTop);
    });
  }

  await test.step('the switch to the wide one lies at 900 px', async () => {
    await page.setViewportSize({ width: 899, height: 700 });
    await expect(menuButton).toBeVisible();
    await expect(nav).toBeHidden();
    await page.setViewportSize({ width: 900, height: 700 });
    await expect(menuButton).toBeHidden();
    await expect(nav).toBeVisible();
  });

  await test.step('with motion, the wide header changes its height within 300 ms', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await jumpTo(page, 0);
    const durations = await header.locator('.header__content').evaluate(async (element) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
      window.scrollTo({ top: 400, behavior: 'instant' });
      return new Promise<unknown[]>((resolve) => {
        element.addEventListener('transitionrun', () => {
          resolve(element.getAnimations().map((animation) => animation.effect!.getComputedTiming().endTime));
        });
      });
    });
    expect(durations).toEqual([300]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  await test.step('its logo leads home', async () => {
    await header.getByRole('link', { name: fill(shellWords.homeLink, { brand: company.name }) }).click();
    await expect(page).toHaveURL('./');
  });
});
