import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Page } from '../../build/pages/Page.ts';
import { dist, pages, readDocument, siteUrl, testPages } from '../support/builtPages.ts';

const contentOf = (page: Page, property: string) =>
  readDocument(page).querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? '';

testPages(
  'the share image is a JPEG of 1200 by 630 below 150 kB at the address that the page gives, with a text alternative',
  async (page) => {
    const address = contentOf(page, 'og:image');
    expect(address).toMatch(/^https:\/\/www\.example\.com\/share\/[a-z0-9-]+\.[0-9a-f]{8}\.jpg$/);
    const file = readFileSync(path.join(dist, address.slice(siteUrl.length)));
    expect(file.length).toBeLessThan(150_000);
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(contentOf(page, 'og:image:alt').length).toBeGreaterThan(20);
    expect([contentOf(page, 'og:image:width'), contentOf(page, 'og:image:height')]).toEqual(['1200', '630']);
  },
);

test('every page except an alias has its own image, and there are no others', () => {
  const originals = pages.filter(({ aliasOf }) => !aliasOf);
  const files = originals.map((page) =>
    readFileSync(path.join(dist, new URL(contentOf(page, 'og:image')).pathname)),
  );
  expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(originals.length);
  expect(readdirSync(path.join(dist, 'share'))).toHaveLength(originals.length);
});
