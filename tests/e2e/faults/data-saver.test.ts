import type { CDPSession, Page } from 'playwright/test';
import { carouselOf, carousels } from '../../support/carousels.ts';
import { menu } from '../../support/samples.ts';
import { desktop, shellOf } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use({ viewport: desktop });

/** Turns the browser's own data saver on or off for a page. */
async function saveData(page: Page, isOn: boolean): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: isOn });
  return session;
}

for (const [isOn, count] of [
  [false, 1],
  [true, 0],
] as const) {
  test(`pages are ${isOn ? 'not ' : ''}fetched ahead with the data saver ${isOn ? 'on' : 'off'}`, async ({
    page,
  }) => {
    const session = await saveData(page, isOn);
    await session.send('Preload.enable');
    const ruleSets = new Set<string>();
    session.on('Preload.ruleSetUpdated', ({ ruleSet }) => ruleSets.add(ruleSet.id));
    session.on('Preload.ruleSetRemoved', ({ id }) => ruleSets.delete(id));
    await openPage(page, '/about/');
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(count);
    await expect.poll(() => ruleSets.size).toBe(count);
  });
}

test('the home page asks for no film, and is whole', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
  });
  await saveData(page, true);
  await openPage(page, '/');
  expect(await page.evaluate(() => 'connection' in navigator)).toBe(true);
  for (const name of carousels) await carouselOf(page, name).start();
  await expect(page.locator('video')).toHaveCount(0);
  expect(films).toEqual([]);
  await shellOf(page).nav.getByRole('link', { name: menu.contact }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
});
