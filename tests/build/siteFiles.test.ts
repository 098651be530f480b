import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { company } from '#shared/model/content.ts';
import { licencesFile } from '../../build/output/copyPublic.ts';
import { dist, isServed, pages, siteUrl, testPages } from '../support/builtPages.ts';

const read = (file: string) => readFileSync(path.join(dist, file));

const canonical = pages.filter(({ aliasOf, isUnlisted }) => !aliasOf && !isUnlisted);

test('the sitemap lists every canonical address once and nothing else', () => {
  const listed = [
    ...read('sitemap.xml')
      .toString()
      .matchAll(/<loc>([^<]+)<\/loc>/g),
  ].map(([, address]) => address);
  expect(listed.sort()).toEqual(canonical.map((page) => siteUrl + page.path).sort());
});

test('robots.txt lets crawlers in and points to the sitemap', () => {
  expect(read('robots.txt').toString()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
});

type Manifest = {
  name: string;
  start_url: string;
  scope: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
};

const manifest: Manifest = JSON.parse(read('site.webmanifest').toString());

test('the manifest points to the site’s root under any base path', () => {
  for (const base of ['/', '/site/']) {
    const at = `${siteUrl}${base}site.webmanifest`;
    expect(new URL(manifest.start_url, at).pathname).toBe(base);
    expect(new URL(manifest.scope, at).pathname).toBe(base);
    for (const { src } of manifest.icons) expect(new URL(src, at).pathname).toContain(`${base}app-icons/`);
  }
  expect(manifest.name).toBe(company.name);
});

test.each(manifest.icons)('the icon $src is $sizes and $type', async ({ src, sizes, type, purpose }) => {
  expect(isServed(`/${src}`)).toBe(true);
  const { format, width, height } = await sharp(read(src)).metadata();
  expect(type).toContain(format);
  if (purpose === 'maskable') expect((await sharp(read(src)).stats()).isOpaque).toBe(true);
  if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
});

test('favicon.ico holds a picture, and the icon for Apple’s devices is 180 by 180 without transparency', async () => {
  const ico = read('favicon.ico');
  const { format, width, height } = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata();
  expect([format, width, height]).toEqual(['png', ico.readUInt8(6), ico.readUInt8(7)]);
  const apple = sharp(read('apple-touch-icon.png'));
  expect(await apple.metadata()).toMatchObject({ width: 180, height: 180 });
  expect((await apple.stats()).isOpaque).toBe(true);
});

const text = readFileSync(path.join(dist, licencesFile), 'utf8');

const bundled = ['react', 'react-dom', 'scheduler', 'swiper', 'aos', 'react-fast-marquee'];

test('includes the licences of what is bundled, of icons, logos and fonts', () => {
  for (const words of [
    ...bundled.map((name) => `## ${name} - `),
    'Phosphor](https://github.com/phosphor-icons/core), MIT, copyright',
    'devicon](https://github.com/devicons/devicon), MIT, copyright',
    'The Outfit Project Authors',
    'The Inter Project Authors',
  ])
    expect(text).toContain(words);
  const granted = text.match(/^copyright[^#]*^Permission is hereby granted, free of charge/gim);
  expect(granted!.length).toBeGreaterThanOrEqual(bundled.length);
  expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
});

testPages(
  'has a share image, a JPEG of 1200 by 630 below 150 kB at the address that it gives',
  async (_page, document) => {
    const address = document.querySelector('meta[property="og:image"]')!.getAttribute('content')!;
    expect(address).toMatch(/^https:\/\/www\.example\.com\/share\/[a-z0-9-]+\.[0-9a-f]{8}\.jpg$/);
    const file = readFileSync(path.join(dist, address.slice(siteUrl.length)));
    expect(file.length).toBeLessThan(150_000);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  },
);
