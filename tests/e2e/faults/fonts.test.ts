import { networkError } from '../../support/faults.ts';
import { layoutFaults } from '../../support/layoutFaults.ts';
import { desktop, phone, stillPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use(stillPage);

for (const size of [phone, desktop]) {
  for (const path of ['/', '/careers/', '/contact/']) {
    test(`${path} fits and can be read without its fonts at ${size.width} px`, async ({
      page,
      expectComplaint,
    }) => {
      expectComplaint(networkError);
      await page.setViewportSize(size);
      await page.route(/\.woff2$/, (route) => route.abort());
      await openPage(page, path);
      const loaded = await page.evaluate(async () => {
        await document.fonts.ready;
        const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
        return loaded.map(({ family }) => family).filter((family) => !family.includes('Fallback'));
      });
      expect(loaded).toEqual([]);
      const parts = ['.contact-strip', '.header', '.page-banner', '.hero__content', '.footer', '.field'];
      expect(await layoutFaults(page, parts)).toEqual([]);
    });
  }
}
