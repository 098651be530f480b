import { carouselOf, carousels } from '../../support/carousels.ts';
import { filmRequests } from '../../support/hero.ts';
import { menu } from '../../support/samples.ts';
import { desktop, shellOf } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use({ viewport: desktop });

// That pages are prepared without the data saver is seen in tests/prepared-pages.
test('with the data saver on, the home page asks for no film or other page, and is whole', async ({
  page,
}) => {
  const films = filmRequests(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await openPage(page, '/');
  for (const name of carousels) await carouselOf(page, name).start();
  await expect(page.locator('video')).toHaveCount(0);
  expect(films).toEqual([]);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  await shellOf(page).nav.getByRole('link', { name: menu.contact }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
});
