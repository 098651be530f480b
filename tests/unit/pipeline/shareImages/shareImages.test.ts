import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { company } from '#shared/model/content.ts';
import { pictureNames } from '#shared/model/pictures.ts';
import { drawShareImage } from '../../../../build/shareImages/drawShareImage.ts';
import { drawName, drawWords } from '../../../../build/shareImages/drawText.ts';
import { planShareImages, writeShareImages } from '../../../../build/shareImages/shareImages.ts';
import { examplePage } from '../../../support/examples/examplePage.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

const about = examplePage({ banner: { title: 'About Us', subtitle: 'A company in Indore.' } });
const alias = { ...about, path: '/about-us/', aliasOf: '/about/' };

const { files: _ownLogos, ...logo } = company.logo;
/** A company without logo files of its own, whose name the image shows. */
const brand = { ...company, name: 'Brandname', logo };

async function planOf(page = about, settings: typeof company = brand) {
  return (await planShareImages([page], settings)).get(page.path)!;
}

test('the plan of a share image takes the words and the picture of the banner, or the page’s title', async () => {
  const { alt, content } = await planOf();
  expect(alt).toBe('About Us. A company in Indore.');
  expect(content).toMatchObject({ title: 'About Us', subtitle: 'A company in Indore.' });
  expect(content.picture).toMatch(/banners[\\/]about\.\w+$/);
  expect((await planOf(examplePage({ path: '/' }))).alt).toBe('About the company');
  const banner = { title: 'Hello, नमस्ते, സ്വാഗതം 👋', subtitle: 'Здравствуйте' };
  expect((await planOf(examplePage({ banner }))).leftOut).toEqual(['സ്വാഗതം']);
});

test.each([
  ['title', planOf({ ...about, share: { title: 'About the firm' } })],
  ['subtitle', planOf({ ...about, share: { subtitle: 'Another sentence.' } })],
  ['picture', planOf({ ...about, share: { picture: [...pictureNames].at(-1) } })],
  ['name', planOf(about, { ...brand, name: 'Acme' })],
])(
  'the plan of a share image has another address with another %s, which browsers may keep',
  async (_what, changed) => {
    expect((await changed).path).not.toBe((await planOf()).path);
  },
);

test.each([
  ['தமிழ்', ''],
  ['A ★ B', 'A B'],
  ['Software 👩🏽‍💻 that stays 🇮🇳', 'Software that stays'],
])('the plan of a share image leaves out of %s what the fonts lack', async (title, drawn) => {
  const subtitle = 'Łódź, ₹ 5 – Ωμέγα, हिन्दी';
  const { content } = await planOf({ ...about, share: { title, subtitle } });
  expect(content).toMatchObject({ title: drawn, subtitle });
});

test('the plan of a share image is refused with file and reason for an unknown picture', async () => {
  await expect(planOf({ ...about, share: { picture: 'services/none' } })).rejects.toThrow(
    'pages/about/page.ts › /about/ › share.picture: there is no picture "services/none"',
  );
});

test('the text of a share image is set in the fonts of the site', async () => {
  // Widths that system fonts miss by a tenth.
  expect(Math.abs((await drawName('Brandname', 100)).info.width - 499)).toBeLessThan(6);
  const words = await drawWords('A', 'Software & "more" <b>', '#fff', 600);
  expect(Math.abs(words.info.width - 285)).toBeLessThan(6);
  expect(Math.abs((await drawName('क्षत्रिय', 100)).info.width - 211)).toBeLessThan(6);
});

test('the text of a share image fits, and so do the longest name and the longest word', async () => {
  const subtitle = 'Two lines of text that say what a visitor finds on the page.';
  for (const title of [
    'Third-Party Integration for Logistics and Distribution Companies',
    'Softwareentwicklungsdienst',
  ]) {
    const { width, height } = (await drawWords(title, subtitle, '#fff', 520)).info;
    expect(width).toBeLessThanOrEqual(520);
    expect(height).toBeLessThanOrEqual(320);
  }
  const longest = { ...about, share: { title: 'W'.repeat(60) } };
  const { content } = await planOf(longest, { ...brand, name: 'W'.repeat(95) });
  await expect(drawShareImage(content)).resolves.toBeInstanceOf(Buffer);
});

test('a share image has the mark, the name and the words on the left, and a scene that fades into the ground', async () => {
  const picture = path.join(tempFolder(), 'white.png');
  await sharp({ create: { width: 76, height: 63, channels: 3, background: 'white' } }).toFile(picture);
  const { content } = await planOf();
  const image = sharp(
    await drawShareImage({ ...content, picture, brand: { dark: '#091e3e', bright: '#06a3da' } }),
  );
  const brightest = async (left: number, top: number, right: number, bottom: number) => {
    const part = image.clone().extract({ left, top, width: right - left, height: bottom - top });
    return Math.max(...(await part.greyscale().raw().toBuffer()));
  };
  expect(await brightest(72, 64, 112, 110), 'mark').toBeGreaterThan(200);
  expect(await brightest(130, 64, 300, 110), 'name').toBeGreaterThan(200);
  expect(await brightest(72, 400, 400, 566), 'words').toBeGreaterThan(200);
  expect(await brightest(445, 300, 446, 301), 'ground').toBeLessThan(50);
  const faded = await brightest(706, 300, 707, 301);
  expect([faded > 70, faded < 200]).toEqual([true, true]);
  expect(await brightest(1199, 300, 1200, 301), 'scene').toBeGreaterThan(250);
});

test('each share image is drawn once for a page and its alias, and comes from the cache after that', async () => {
  const [dist, cache] = [tempFolder(), tempFolder()];
  const plans = await planShareImages([about, alias], brand);
  const address = plans.get('/about/')!.path;
  await writeShareImages(plans.values(), dist, cache);
  expect(readdirSync(path.join(dist, 'share'))).toHaveLength(1);
  writeFileSync(path.join(cache, path.basename(address)), 'cached');
  await writeShareImages(plans.values(), dist, cache);
  expect(readFileSync(path.join(dist, address), 'utf8')).toBe('cached');
});
