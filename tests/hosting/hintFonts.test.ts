import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { securityHeaders } from '../../scripts/pipeline/hosting.ts';
import { hintFonts } from '../../scripts/pipeline/vite/hintFonts.ts';
import { dist } from '../support/pages.ts';
import { readHeaderRules } from './support/readHeaderRules.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hint-fonts-'));
  cpSync(path.join(dist, 'assets'), path.join(folder, 'assets'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const headers = () => path.join(folder, '_headers');

test('every page’s headers name the fonts that the page itself preloads', async () => {
  copyFileSync('hosting/cloudflare-pages/_headers', headers());
  await hintFonts(folder, '/');
  const [[pattern, { Link, ...others }]] = readHeaderRules(readFileSync(headers(), 'utf8')) as [
    [string, Record<string, string>],
  ];
  expect([pattern, others]).toEqual(['/*', securityHeaders]);
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const preloaded = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(
    ([, href]) => href!,
  );
  expect(preloaded).toHaveLength(2);
  expect(Link!.split(', ')).toEqual(
    preloaded.sort().map((href) => `<${href}>; rel=preload; as=font; type=font/woff2; crossorigin`),
  );
});

test('under a base path the fonts’ addresses start with it', async () => {
  writeFileSync(headers(), '/*\n  X: y\n');
  await hintFonts(folder, '/site/');
  expect(readFileSync(headers(), 'utf8')).toMatch(
    /^\/\*\n {2}Link: <\/site\/assets\/[^>]+>; .*, <\/site\/.*\n {2}X: y\n$/,
  );
});

test('without such a file none is made, and one without a rule for all pages is left alone', async () => {
  await hintFonts(folder, '/');
  expect(existsSync(headers())).toBe(false);
  writeFileSync(headers(), '/blog/*\n  X: y\n');
  await hintFonts(folder, '/');
  expect(readFileSync(headers(), 'utf8')).toBe('/blog/*\n  X: y\n');
  expect(readdirSync(folder).sort()).toEqual(['_headers', 'assets']);
});
