import { stillPage } from '../../support/shell.ts';
import { expect, openPage, test } from '../../support/test.ts';

test.use(stillPage);

const fonts = [
  { family: 'Outfit', weight: 500, texts: 'main :is(h1, h2, h3)' },
  { family: 'Inter', weight: 400, texts: 'main p' },
  { family: 'Inter', weight: 600, texts: 'main a' },
];

test('fallback fonts have the height and about the width of the fonts that replace them', async ({
  page,
}) => {
  await openPage(page, '/');
  for (const font of fonts) {
    const { web, other } = await page.evaluate(async ({ family, weight, texts }) => {
      const sample = document.body.appendChild(document.createElement('span'));
      sample.style.position = 'absolute';
      sample.style.whiteSpace = 'nowrap';
      const words = [...document.querySelectorAll(texts)].map((part) => part.textContent).join(' ');
      // Other scripts have fonts of their own.
      sample.textContent = words.replace(/[^ -~]/g, '');
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
