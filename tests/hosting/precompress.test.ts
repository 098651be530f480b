import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from '../../scripts/pipeline/vite/precompress.ts';

let folder: string;
beforeEach(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync('.cache/precompress-');
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(path.join(folder, file));

test('writes both files next to a text file, at any depth', async () => {
  const text = '<p>about</p>'.repeat(50);
  mkdirSync(path.join(folder, 'about'));
  writeFileSync(path.join(folder, 'about/index.html'), text);
  await precompress(folder);
  expect(brotliDecompressSync(read('about/index.html.br')).toString()).toBe(text);
  expect(gunzipSync(read('about/index.html.gz')).toString()).toBe(text);
});

test('skips compressed formats and files that would grow', async () => {
  writeFileSync(path.join(folder, 'still.avif'), Buffer.alloc(1000));
  writeFileSync(path.join(folder, 'robots.txt'), 'x');
  await precompress(folder);
  expect(readdirSync(folder).sort()).toEqual(['robots.txt', 'still.avif']);
});
