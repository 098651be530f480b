import type { Locator } from 'playwright/test';
import { jumpTo, narrowWindows, rectOf, shellOf, stillPage, wideWindows } from '../support/shell.ts';
import { expect, openPage, test } from '../support/test.ts';

test.use(stillPage);

/** The visible links and buttons of a part that are smaller than `size` px, with their measures. */
async function smallerThan(size: number, part: Locator): Promise<string[]> {
  const targets = await part.locator('a, button, summary').filter({ visible: true }).all();
  expect(targets.length).toBeGreaterThan(0);
  const small: string[] = [];
  for (const target of targets) {
    const { width, height } = await rectOf(target);
    if (width < size || height < size) small.push(`${await target.textContent()} ${width} x ${height}`);
  }
  return small;
}

for (const size of [...narrowWindows, ...wideWindows]) {
  test(`links of strip, banner and footer have 24 px, the header's controls 44 px, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openPage(page, '/about/');
    const { header, footer } = shellOf(page);
    expect(await smallerThan(44, header)).toEqual([]);
    expect(await smallerThan(44, footer.locator('.social-links'))).toEqual([]);
    expect(await smallerThan(24, page.locator('.page-banner'))).toEqual([]);
    expect(await smallerThan(24, footer)).toEqual([]);
    if (size.width >= 900) expect(await smallerThan(24, page.locator('.contact-strip'))).toEqual([]);
    await jumpTo(page, 600);
    expect(await smallerThan(44, header)).toEqual([]);
  });
}
