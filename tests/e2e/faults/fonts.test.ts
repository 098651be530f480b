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

/** The fonts of the site, and what of the home page is set in each. */
const fonts = [
  { family: 'Outfit', weight: 500, texts: 'main :is(h1, h2, h3)' },
  { family: 'Inter', weight: 400, texts: 'main p' },
  { family: 'Inter', weight: 600, texts: 'main a' },
];

test('until the fonts arrive, others of the same height and about the same width stand in', async ({
  page,
}) => {
  await openPage(page, '/');
  for (const font of fonts) {
    const { web, other } = await page.evaluate(async ({ family, weight, texts }) => {
      const sample = document.body.appendChild(document.createElement('span'));
      sample.style.position = 'absolute';
      sample.style.whiteSpace = 'nowrap';
      sample.textContent = [...document.querySelectorAll(texts)].map((part) => part.textContent).join(' ');
      const measure = async (family: string) => {
        sample.style.font = `${weight} 100px / normal "${family}"`;
        const faces = await document.fonts.load(sample.style.font, sample.textContent!).catch(() => []);
        const { width, height } = sample.getBoundingClientRect();
        return { isThere: faces.length > 0, width, height };
      };
      return { web: await measure(family), other: await measure(`${family} Fallback`) };
    }, font);
    test.skip(!other.isThere, 'the system has neither Arial nor a font of its widths');
    const name = `${font.family} ${font.weight}`;
    expect(web.isThere, name).toBe(true);
    expect(other.height, name).toBe(web.height);
    expect(other.width / web.width, name).toBeGreaterThan(0.98);
    expect(other.width / web.width, name).toBeLessThan(1.02);
  }
});
