import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { planShareImages } from '../../../scripts/pipeline/seo/share/planShareImages.ts';
import { writeShareImages } from '../../../scripts/pipeline/seo/share/writeShareImages.ts';
import { company } from '../../../shared/content/company.ts';
import { examplePage } from './examplePage.ts';

const banner = { title: 'About Us', subtitle: 'A company in Indore.' };
const about = examplePage({ banner });

async function planOf(page = about) {
  return (await planShareImages([page], company)).get(page.path)!;
}

describe('the plan of a share image', () => {
  test('takes the words and the picture of the banner', async () => {
    const plan = await planOf();
    expect(plan.path).toMatch(/^\/share\/about\.[0-9a-f]{8}\.jpg$/);
    expect(plan.alt).toBe('About Us. A company in Indore.');
    expect(plan.pictureFile).toMatch(/banners[\\/]about\.webp$/);
  });

  test('has the same address as long as nothing in it changes', async () => {
    expect((await planOf()).path).toBe((await planOf()).path);
  });

  test.each([
    ['title', { title: 'About the firm' }],
    ['subtitle', { subtitle: 'Another sentence.' }],
    ['picture', { picture: 'services/qa-testing' }],
  ])('has another address with another %s', async (_field, share) => {
    expect((await planOf({ ...about, share })).path).not.toBe((await planOf()).path);
  });

  test('of an alias is that of its original', async () => {
    const alias = { ...about, path: '/about-us/', aliasOf: '/about/' };
    expect((await planOf(alias)).path).toBe((await planOf()).path);
  });

  test('does without a banner', async () => {
    expect((await planOf(examplePage({ name: 'Home', path: '/' }))).alt).toBe('Home');
  });

  test('needs no font to be shown and takes any text', async () => {
    const plan = await planOf({ ...about, share: { title: 'A & B </svg> "łódź" ₹' } });
    expect(plan.words).not.toContain('</svg> ');
    expect(plan.words).not.toContain('<text');
  });

  test('is refused with file and reason for an unknown picture or a letter that no font has', async () => {
    await expect(planOf({ ...about, share: { picture: 'services/none' } })).rejects.toThrow(
      'pages/about/page.ts › /about/ › share.picture: there is no picture "services/none"',
    );
    await expect(planOf({ ...about, share: { title: 'हिन्दी' } })).rejects.toThrow(
      'pages/about/page.ts › /about/ › share: no font of the site has a letter for "ह"',
    );
  });
});

describe('writing share images', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'share-'));
  const [dist, cache] = [path.join(folder, 'dist'), path.join(folder, 'cache')];
  afterAll(() => rmSync(folder, { recursive: true }));

  test('draws each once, 1200 by 630 and below 150 kB, and takes it from the cache after that', async () => {
    const service = examplePage({
      path: '/s/',
      banner,
      share: { picture: 'services/qa-testing' },
    });
    const alias = { ...about, path: '/about-us/', aliasOf: '/about/' };
    const plans = await planShareImages([about, service, alias], company);
    expect(await writeShareImages(plans.values(), dist, cache)).toBe(2);
    for (const { path: address } of plans.values()) {
      const file = readFileSync(path.join(dist, address));
      expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(file.length).toBeLessThan(150_000);
    }
    rmSync(dist, { recursive: true });
    expect(await writeShareImages(plans.values(), dist, cache)).toBe(0);
    expect(readdirSync(path.join(dist, 'share'))).toHaveLength(2);
  });

  test('makes no folder where there is nothing to write', async () => {
    expect(await writeShareImages([], path.join(folder, 'none'), cache)).toBe(0);
    expect(existsSync(path.join(folder, 'none'))).toBe(false);
  });
});
