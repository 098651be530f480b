import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dist, pages, siteUrl, testPages } from '../support/builtPages.ts';

/** The addresses of the images, and what they hold. */
const images = new Map<string, string>();

testPages(
  'has a share image, a JPEG of 1200 by 630 below 150 kB at the address that it gives',
  async (_page, document) => {
    const address = document.querySelector('meta[property="og:image"]')!.getAttribute('content')!;
    expect(address).toMatch(/^https:\/\/www\.example\.com\/share\/[a-z0-9-]+\.[0-9a-f]{8}\.jpg$/);
    const file = readFileSync(path.join(dist, address.slice(siteUrl.length)));
    images.set(address, file.toString('base64'));
    expect(file.length).toBeLessThan(150_000);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  },
);

test('every page except an alias has its own image, and there are no others', () => {
  const originals = pages.filter(({ aliasOf }) => !aliasOf);
  expect(new Set(images.values()).size).toBe(originals.length);
  expect(readdirSync(path.join(dist, 'share'))).toHaveLength(originals.length);
});
