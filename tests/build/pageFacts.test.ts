import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect } from 'vitest';
import { dist, readHtml, testPages } from '../support/builtPages.ts';

const compressed = (content: string | Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

function sizeOf(file: string): number {
  const content = readFileSync(path.join(dist, file));
  return /\.(css|js|svg)$/.test(file) ? compressed(content) : content.length;
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** Addresses in an attribute of elements, without what follows them. */
const namedIn = (root: ParentNode, selector: string, attribute: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.getAttribute(attribute)!.split(/[ #]/)[0]!);

testPages('tells the weight of its opening, if any', (page, document) => {
  const told = document.querySelector('[data-page-weight]')?.textContent;
  if (told === undefined) return;
  const main = document.querySelector('main')!;
  const banner = main.querySelector('picture')!;
  const code = document.querySelector('script[data-entry]')!;
  const named = [
    ...namedIn(document, 'link[rel=stylesheet], link[rel=preload], link[type="image/svg+xml"]', 'href'),
    ...namedIn(document, 'use', 'href'),
    ...namedIn(banner, 'source', 'srcset').slice(0, 1),
    ...namedIn(document, 'header img', 'src'),
    ...namedIn(main.querySelector('section')!, ':not(picture) > img', 'src'),
    ...[code.getAttribute('data-entry')!, ...code.getAttribute('data-preload')!.split(' ')],
  ];
  const bytes = compressed(readHtml(page)) + sum([...new Set(named)].map(sizeOf));
  // Fonts beyond those that are preloaded make it heavier.
  expect(Number(/\d+/.exec(told)?.[0])).toBeGreaterThanOrEqual(Math.floor(bytes / 1000));
});

testPages('says that it keeps to itself only if its policy allows no other site', (_page, document) => {
  if (!document.querySelector('[data-if-alone]')) return;
  const policy = document.querySelector('[http-equiv="Content-Security-Policy"]')!.getAttribute('content');
  expect(policy).not.toMatch(/https?:/);
});
