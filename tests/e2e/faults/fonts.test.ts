import { serveMap } from '../../support/contact.ts';
import { networkError } from '../../support/faults.ts';
import { layoutFaults } from '../../support/layoutFaults.ts';
import { desktop, phone, stillPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use(stillPage);

test('pages fit and can be read without their fonts', async ({ page, expectComplaint }) => {
  expectComplaint(networkError);
  await serveMap(page);
  await page.route(/\.woff2$/, (route) => route.abort());
  for (const path of ['/', '/careers/', '/contact/']) {
    await test.step(path, async () => {
      await openPage(page, path);
      const loaded = await page.evaluate(async () => {
        await document.fonts.ready;
        const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
        return loaded.map(({ family }) => family).filter((family) => !family.includes('Fallback'));
      });
      expect(loaded).toEqual([]);
      const parts = ['.contact-strip', '.header', '.page-banner', '.hero__content', '.footer', '.field'];
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size);
        expect(await layoutFaults(page, parts), `${size.width} px`).toEqual([]);
      }
    });
  }
});
