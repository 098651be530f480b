import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { drawShareImage } from '../../../scripts/pipeline/seo/share/drawShareImage.ts';
import { planShareImages } from '../../../scripts/pipeline/seo/share/planShareImages.ts';
import { setName, setWords } from '../../../scripts/pipeline/seo/share/setText.ts';
import { writeShareImages } from '../../../scripts/pipeline/seo/share/writeShareImages.ts';
import { company } from '../../../shared/content/company.ts';
import { examplePage } from './examplePage.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'share-'));
afterAll(() => rmSync(folder, { recursive: true }));

const about = examplePage({ banner: { title: 'About Us', subtitle: 'A company in Indore.' } });

async function planOf(page = about, settings = company) {
  return (await planShareImages([page], settings)).get(page.path)!;
}

describe('the plan of a share image', () => {
  test('takes the words and the picture of the banner', async () => {
    const plan = await planOf();
    expect(plan.path).toMatch(/^\/share\/about\.[0-9a-f]{8}\.jpg$/);
    expect(plan.alt).toBe('About Us. A company in Indore.');
    expect(plan.content).toMatchObject({ title: 'About Us', subtitle: 'A company in Indore.' });
    expect(plan.content.picture).toMatch(/banners[\\/]about\.webp$/);
  });

  test.each([
    ['title', planOf({ ...about, share: { title: 'About the firm' } })],
    ['subtitle', planOf({ ...about, share: { subtitle: 'Another sentence.' } })],
    ['picture', planOf({ ...about, share: { picture: 'services/qa-testing' } })],
    ['name', planOf(about, { ...company, name: 'Acme' })],
  ])('has another address with another %s, and else the same', async (_what, changed) => {
    const { path: address } = await planOf();
    expect((await changed).path).not.toBe(address);
    expect((await planOf({ ...about, path: '/about-us/', aliasOf: '/about/' })).path).toBe(address);
  });

  test('does without a banner', async () => {
    expect((await planOf(examplePage({ name: 'Home', path: '/' }))).alt).toBe('Home');
  });

  test('leaves out a text in letters that the fonts lack', async () => {
    const { content } = await planOf({ ...about, share: { title: 'हिन्दी', subtitle: 'Łódź, ₹ 5 – Ωμέγα' } });
    expect(content).toMatchObject({ title: '', subtitle: 'Łódź, ₹ 5 – Ωμέγα' });
  });

  test('is refused with file and reason for an unknown picture', async () => {
    await expect(planOf({ ...about, share: { picture: 'services/none' } })).rejects.toThrow(
      'pages/about/page.ts › /about/ › share.picture: there is no picture "services/none"',
    );
  });
});

describe('the text of a share image', () => {
  test('is set in the fonts of the site', async () => {
    // Widths that system fonts miss by a tenth.
    expect(Math.abs((await setName('Brandname', 100)).info.width - 499)).toBeLessThan(6);
    const words = await setWords('A', 'Software & "more" <b>', 600);
    expect(Math.abs(words.info.width - 285)).toBeLessThan(6);
  });

  test.each([
    'About',
    'Quality Assurance Engineer',
    'Third-Party Integration for Logistics and Distribution Companies',
    'Softwareentwicklungsdienst',
  ])('fits: %s', async (title) => {
    const { width, height } = (
      await setWords(title, 'Two lines of text that say what a visitor finds on the page.', 520)
    ).info;
    expect(width).toBeLessThanOrEqual(520);
    expect(height).toBeLessThanOrEqual(320);
  });
});

test('a share image has the mark, the name and the words on the left, and a scene that fades into the ground', async () => {
  const picture = path.join(folder, 'white.png');
  writeFileSync(
    picture,
    await sharp({ create: { width: 76, height: 63, channels: 3, background: 'white' } })
      .png()
      .toBuffer(),
  );
  const { content } = await planOf();
  const rawOf = async (changes: Partial<typeof content>) =>
    sharp(await drawShareImage({ ...content, picture, ...changes }))
      .greyscale()
      .raw()
      .toBuffer();
  const [whole, bare] = await Promise.all([rawOf({}), rawOf({ title: '', name: '' })]);
  const at = (image: Buffer, x: number, y: number) => image[y * 1200 + x]!;
  const brightest = (image: Buffer, left: number, top: number, right: number, bottom: number) => {
    let most = 0;
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) most = Math.max(most, at(image, x, y));
    return most;
  };
  for (const [what, image, isBright] of [
    ['whole', whole, true],
    ['bare', bare, false],
  ] as const) {
    expect(brightest(image, 72, 64, 112, 110), `mark, ${what}`).toBeGreaterThan(200);
    expect(brightest(image, 130, 64, 300, 110) > 200, `name, ${what}`).toBe(isBright);
    expect(brightest(image, 72, 400, 400, 566) > 200, `words, ${what}`).toBe(isBright);
  }
  expect(at(whole, 445, 300)).toBeLessThan(50);
  expect(at(whole, 706, 300)).toBeGreaterThan(70);
  expect(at(whole, 706, 300)).toBeLessThan(200);
  expect(at(whole, 1199, 300)).toBeGreaterThan(250);
});

test('each share image is drawn once and taken from the cache after that', async () => {
  const [dist, cache] = [path.join(folder, 'dist'), path.join(folder, 'cache')];
  const alias = { ...about, path: '/about-us/', aliasOf: '/about/' };
  const plans = await planShareImages([about, alias], company);
  expect(await writeShareImages(plans.values(), dist, cache)).toBe(1);
  const first = readFileSync(path.join(dist, plans.get('/about/')!.path));
  rmSync(dist, { recursive: true });
  expect(await writeShareImages(plans.values(), dist, cache)).toBe(0);
  expect(readdirSync(path.join(dist, 'share'))).toHaveLength(1);
  expect(readFileSync(path.join(dist, plans.get('/about/')!.path)).equals(first)).toBe(true);
});
