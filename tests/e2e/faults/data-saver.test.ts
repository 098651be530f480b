import type { Page } from 'playwright/test';
import { carouselOf, carousels } from '../../support/carousels.ts';
import { filmRequests } from '../../support/hero.ts';
import { menu } from '../../support/samples.ts';
import { desktop, shellOf } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use({ viewport: desktop });

/**
 * Turns the browser's own data saver on or off for a page.
 * @returns a function that counts the sets of pages that the browser may fetch ahead
 */
async function saveData(page: Page, isOn: boolean): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: isOn });
  await session.send('Preload.enable');
  const ruleSets = new Set<string>();
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => ruleSets.add(ruleSet.id));
  session.on('Preload.ruleSetRemoved', ({ id }) => ruleSets.delete(id));
  return () => ruleSets.size;
}

const rulesOf = (page: Page) => page.locator('script[type=speculationrules]');

test('pages are fetched ahead with the data saver off', async ({ page }) => {
  const countRules = await saveData(page, false);
  await openPage(page, '/terms/');
  await expect(rulesOf(page)).toHaveCount(1);
  await expect.poll(countRules).toBe(1);
});

test('with the data saver on, the home page asks for no film or other page, and is whole', async ({
  page,
}) => {
  const films = filmRequests(page);
  const countRules = await saveData(page, true);
  await openPage(page, '/');
  expect(await page.evaluate(() => 'connection' in navigator)).toBe(true);
  for (const name of carousels) await carouselOf(page, name).start();
  await expect(page.locator('video')).toHaveCount(0);
  expect(films).toEqual([]);
  await expect(rulesOf(page)).toHaveCount(0);
  expect(countRules()).toBe(0);
  await shellOf(page).nav.getByRole('link', { name: menu.contact }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
});
