import type { Page } from 'playwright/test';
import { company } from '#shared/model/content.ts';
import { layoutFaults } from '../../support/layoutFaults.ts';
import { industry, menu, service } from '../../support/samples.ts';
import { jumpTo, rectOf, setStyles, setTextSize, shellOf, stillPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

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

/** Opens everything of the shell in turn, panels of the header where they have least room, and tells what does not fit. */
async function faultsOfShell(page: Page, panels: string[]): Promise<string[]> {
  const { nav, drawer, menuButton, dropdown, header } = shellOf(page);
  const faults = await layoutFaults(page, ['.contact-strip', '.header', '.page-top', '.footer']);
  if (await nav.isVisible()) {
    for (const label of panels) {
      await dropdown(label).button.press('Enter');
      faults.push(...(await layoutFaults(page, ['.nav-dropdown__panel:popover-open'])));
      await page.keyboard.press('Escape');
    }
    await jumpTo(page, 600);
    await expect(header).toHaveCSS('position', 'fixed');
    faults.push(...(await layoutFaults(page, ['.header'])));
  } else {
    await menuButton.press('Enter');
    await drawer.locator('summary').first().press('Enter');
    faults.push(...(await layoutFaults(page, ['.drawer__top', '.drawer nav', '.drawer-contact'])));
    await drawer.getByRole('link').last().scrollIntoViewIfNeeded();
    await expect(drawer.getByRole('link').last(), 'the end of the drawer').toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
  return faults;
}

/** Fails where something of the shell does not fit in windows of these sizes; afterwards the page is at its top. */
async function expectToFit(
  page: Page,
  sizes: (readonly [width: number, height: number])[],
  panels = [menu.services, menu.industries],
): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    expect(await faultsOfShell(page, panels), `${width} by ${height} px`).toEqual([]);
    await jumpTo(page, 0);
  }
}

const windowsOf = (...widths: number[]) => widths.map((width) => [width, 800] as const);

const sizes = windowsOf(320, 600, 900, 1024, 1200, 1440);

test('everything fits with wide spacing, large texts and long labels', async ({ page, context }) => {
  await openPage(page, '/about/');
  const { header, nav, menuButton, dropdown } = shellOf(page);
  await test.step('as it is, and on a phone on its side', async () => {
    await expectToFit(page, [...sizes, [568, 320], [932, 360]]);
  });
  await test.step('a dropdown that is higher than the window scrolls by itself', async () => {
    const { button, panel, links } = dropdown(menu.services);
    await button.press('Enter');
    expect((await rectOf(panel)).bottom).toBeLessThanOrEqual(360);
    await links.last().focus();
    await expect(links.last()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
  });
  await test.step('with wider letter, word and line spacing, as WCAG 1.4.12 requires', async () => {
    await setStyles(
      page,
      '* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }',
    );
    await expectToFit(page, windowsOf(320, 900, 1440));
    await setStyles(page, '');
  });
  await test.step('with texts of twice the size, which move the switch between the headers to 1800 px', async () => {
    await setTextSize(context, page, 32);
    await expect(page.locator('body')).toHaveCSS('font-size', '32px');
    await expectToFit(page, windowsOf(320, 768, 1200));
    for (const [width, shown, height] of [
      [1799, menuButton, 180],
      [1800, nav, 194],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(shown).toBeVisible();
      expect((await rectOf(header)).height).toBe(height);
    }
    await expectToFit(page, [[1800, 900]]);
    await setTextSize(context, page, 16);
  });
  let labels = [menu.home, service.name, industry.name];
  for (const label of [longLabel, longWord]) {
    await test.step(`with labels such as ${label}`, async () => {
      for (const text of labels) await replaceText(page, text, label);
      await expectToFit(page, sizes);
    });
    labels = [label];
  }
});

test('a brand name of 30 characters fits, and so does a very wide logo', async ({ page, context }) => {
  test.skip(company.logo.files !== undefined, 'the company’s name is in its logo files');
  await openPage(page, '/about/');
  await replaceText(page, company.name, longBrand);
  await page.locator('.logo').evaluateAll((logos) => {
    for (const logo of logos) logo.classList.add('logo--long-name');
  });
  for (const size of sizes) {
    // The panels do not name the brand.
    await expectToFit(page, [size], []);
    const name = await rectOf(shellOf(page).header.getByText(longBrand, { exact: true }));
    expect(name.width, `at ${size[0]} px`).toBeGreaterThan(110);
    expect(name.height, `at ${size[0]} px`).toBeLessThan(68);
  }
  await setTextSize(context, page, 32);
  await expectToFit(page, windowsOf(320), []);
  await setTextSize(context, page, 16);
  await page.locator('.header .logo').evaluate((logo) => {
    logo.classList.remove('logo--long-name');
    logo.querySelector('.logo__name')!.remove();
    for (const picture of logo.querySelectorAll('img')) {
      picture.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 40"><rect width="600" height="40"/></svg>')}`;
    }
  });
  await expectToFit(page, sizes, []);
});
