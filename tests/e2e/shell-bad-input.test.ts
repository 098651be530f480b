import type { Page } from 'playwright/test';
import { company } from '../../shared/content/company.ts';
import { layoutFaults } from '../support/layoutFaults.ts';
import { industry, menu, service } from '../support/samples.ts';
import { jumpTo, rectOf, setTextSize, shellOf, stillPage } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use(stillPage);

const longLabel = 'Research, Development and Consulting Ltd';
const longWord = 'Softwareentwicklungsdienstleistungenxyz1';
const longBrand = 'Brandname Software Systems Ltd';

/** Writes a text in place of another wherever the shell and the banner show it. */
async function replaceText(page: Page, from: string, to: string): Promise<void> {
  const count = await page.evaluate(
    ({ from, to }) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let count = 0;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent!.includes(from) || node.parentElement!.closest('script, style')) continue;
        node.textContent = node.textContent!.replaceAll(from, to);
        count++;
      }
      return count;
    },
    { from, to },
  );
  expect(count, `texts with ${from}`).toBeGreaterThan(0);
}

/** Opens everything of the shell in turn, at the top and scrolled, and tells what does not fit. */
async function faultsOfShell(page: Page): Promise<string[]> {
  const { nav, menuButton, drawer, accordion, dropdown, header } = shellOf(page);
  const faults = await layoutFaults(page, ['.contact-strip', '.header', '.page-banner', '.footer']);
  if (await nav.isVisible()) {
    for (const scroll of [0, 600]) {
      await jumpTo(page, scroll);
      await expect(header).toHaveCSS('position', scroll ? 'fixed' : 'absolute');
      faults.push(...(await layoutFaults(page, ['.header'])));
      for (const label of [menu.services, menu.industries]) {
        const { button, panel } = dropdown(label);
        await button.press('Enter');
        await expect(panel).toBeVisible();
        const { left, right, bottom } = await rectOf(panel);
        const { width, height } = page.viewportSize()!;
        if (left < 0 || right > width || bottom > height) faults.push(`${label} reaches out of the window`);
        faults.push(...(await layoutFaults(page, ['.nav-dropdown__panel:popover-open'])));
        await page.keyboard.press('Escape');
      }
    }
  } else {
    await menuButton.click();
    await expect(drawer).toBeVisible();
    await accordion(menu.services).locator('summary').click();
    faults.push(...(await layoutFaults(page, ['.drawer'])));
    const last = drawer.getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
  return faults;
}

/** Fails where something of the shell does not fit in windows of all widths; afterwards the page is at its top. */
async function expectToFit(page: Page, sizes: { width: number; height: number }[]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect(await faultsOfShell(page), `${size.width} by ${size.height} px`).toEqual([]);
    await jumpTo(page, 0);
  }
}

const sizes = [320, 390, 768, 900, 1024, 1200, 1440].map((width) => ({ width, height: 800 }));

test('everything fits as it is, and with labels of 40 characters', async ({ page }) => {
  await openPage(page, '/about/');
  await expectToFit(page, sizes);
  let labels = [menu.home, service.name, industry.name];
  for (const label of [longLabel, longWord]) {
    expect(label).toHaveLength(40);
    await test.step(label, async () => {
      for (const text of labels) await replaceText(page, text, label);
      await expectToFit(page, sizes);
    });
    labels = [label];
  }
});

test('a brand name of 30 characters fits, with the long logo that it makes', async ({ page }) => {
  expect(longBrand).toHaveLength(30);
  await page.route(/logo-(light|dark).*\.svg/, async (route) => {
    const response = await route.fetch();
    const svg = await response.text();
    // As wide as the logo of a long name.
    const body = svg.replace(/<svg[^>]*>/, (tag) =>
      tag
        .replace(/viewBox="0 0 ([\d.]+) ([\d.]+)"/, (_, w, h) => `viewBox="0 0 ${w * 3} ${h}"`)
        .replace(/\swidth="([\d.]+)"/, (_, w) => ` width="${w * 3}"`),
    );
    await route.fulfill({ response, body });
  });
  await openPage(page, '/about/');
  await replaceText(page, company.name, longBrand);
  for (const size of sizes) {
    await expectToFit(page, [size]);
    const logo = shellOf(page).header.locator('img').filter({ visible: true });
    await expect(logo).toHaveJSProperty('complete', true);
    const natural = await logo.evaluate(
      (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight,
    );
    expect(natural).toBeGreaterThan(10);
    expect((await rectOf(logo)).width).toBeGreaterThan(140);
  }
});

test.describe('texts of twice the size', () => {
  test('fit in windows of all widths', async ({ page, context }) => {
    await setTextSize(context, page, 32);
    await openPage(page, '/about/');
    const size = await page.evaluate(() => getComputedStyle(document.body).fontSize);
    expect(size).toBe('32px');
    await expectToFit(
      page,
      [320, 390, 768, 1024, 1440, 1920].map((width) => ({ width, height: 900 })),
    );
  });

  test('move the switch between the headers to 1800 px', async ({ page, context }) => {
    await page.setViewportSize({ width: 1799, height: 900 });
    await setTextSize(context, page, 32);
    await openPage(page, '/about/');
    await expect(shellOf(page).menuButton).toBeVisible();
    expect((await rectOf(shellOf(page).header)).height).toBe(180);
    await page.setViewportSize({ width: 1800, height: 900 });
    await expect(shellOf(page).nav).toBeVisible();
    expect((await rectOf(shellOf(page).header)).height).toBe(194);
  });
});

test('wider letter, word and line spacing fits, as WCAG 1.4.12 requires', async ({ page }) => {
  await openPage(page, '/about/');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  await expectToFit(
    page,
    [320, 900, 1440].map((width) => ({ width, height: 800 })),
  );
});

test('a phone on its side shows everything', async ({ page }) => {
  await openPage(page, '/about/');
  await expectToFit(page, [
    { width: 568, height: 320 },
    { width: 844, height: 390 },
    { width: 932, height: 430 },
  ]);
});

test('a dropdown that is higher than the window scrolls by itself', async ({ page }) => {
  await page.setViewportSize({ width: 932, height: 360 });
  await openPage(page, '/about/');
  const { button, panel, links } = shellOf(page).dropdown(menu.services);
  await button.press('Enter');
  expect((await rectOf(panel)).bottom).toBeLessThanOrEqual(360);
  await links.last().focus();
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
