import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { company } from '../../shared/content/company.ts';
import { dist, isServed, pages, siteUrl } from '../support/builtPages.ts';

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

test.each(manifest.icons)('the icon $src is $sizes and $type', async ({ src, sizes, type }) => {
  expect(isServed(`/${src}`)).toBe(true);
  const { format, width, height } = await sharp(read(src)).metadata();
  expect(type).toContain(format);
  if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
});

test('the maskable icon has a full background and its mark in the safe zone', async () => {
  const { src } = manifest.icons.find(({ purpose }) => purpose === 'maskable')!;
  const { data, info } = await sharp(read(src)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  const ground = colourAt(0, 0);
  expect(ground[3]).toBe(255);
  let farthest = 0;
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if (colourAt(x, y).join() !== ground.join()) {
        farthest = Math.max(farthest, Math.hypot(x - info.width / 2, y - info.height / 2));
      }
    }
  }
  // The safe zone is a circle of four fifths of the icon's width.
  expect(farthest).toBeGreaterThan(100);
  expect(farthest).toBeLessThan(info.width * 0.4);
});

test('favicon.ico holds a picture', async () => {
  const ico = read('favicon.ico');
  const { format, width, height } = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata();
  expect([format, width, height]).toEqual(['png', ico.readUInt8(6), ico.readUInt8(7)]);
});

test('the icon for Apple’s devices is 180 by 180 without transparency', async () => {
  const image = sharp(read('apple-touch-icon.png'));
  expect(await image.metadata()).toMatchObject({ width: 180, height: 180 });
  expect((await image.stats()).isOpaque).toBe(true);
});

test('every built script, style, font and sprite is named by another file', async () => {
  const built = await fastGlob('assets/**/*', { cwd: dist });
  const texts = await fastGlob('**/*.{html,js,css}', { cwd: dist });
  const unnamed = built.filter((file) => {
    const name = path.basename(file);
    return !texts.some((text) => text !== file && read(text).includes(name));
  });
  expect(unnamed).toEqual([]);
  expect(built.length).toBeGreaterThan(10);
});
