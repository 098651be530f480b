import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cachedSass } from '../../../scripts/pipeline/vite/cachedSass.ts';

const sheet = 'shared/ui/Checklist.scss';
let cacheFile: string;

beforeEach(() => {
  cacheFile = path.join(mkdtempSync(path.resolve('.cache/sass-')), 'styles.json');
});
afterEach(() => rmSync(path.dirname(cacheFile), { recursive: true }));

/** The CSS that a build gets for a style sheet. */
async function build(name: string): Promise<string> {
  const { load, buildEnd } = cachedSass(cacheFile) as unknown as {
    load: { handler: (id: string) => Promise<string> };
    buildEnd: () => Promise<void>;
  };
  const css = await load.handler(path.resolve(name));
  await buildEnd();
  return css;
}

/** Changes what an earlier build has kept. */
function changeCache(change: (cache: { key: string; sheets: Record<string, string> }) => void): void {
  const cache = JSON.parse(readFileSync(cacheFile, 'utf8'));
  change(cache);
  writeFileSync(cacheFile, JSON.stringify(cache));
}

test('compiles a style sheet once', async () => {
  expect(await build(sheet)).toMatch(/@layer components/);
  changeCache(({ sheets }) => {
    sheets[sheet] = '.kept{}';
  });
  expect(await build(`${sheet}?inline`)).toBe('.kept{}');
});

test('compiles it again after any style sheet has changed', async () => {
  const css = await build(sheet);
  changeCache((cache) => {
    cache.key = 'of other sources';
    cache.sheets[sheet] = '.kept{}';
  });
  expect(await build(sheet)).toBe(css);
});

test('compiles it again when what was kept cannot be read', async () => {
  const css = await build(sheet);
  writeFileSync(cacheFile, '{');
  expect(await build(sheet)).toBe(css);
});

test('finds styles of packages', async () => {
  expect(await build('shared/styles/vendor/swiper.scss')).toContain('.swiper-wrapper');
});
