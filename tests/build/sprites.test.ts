import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { templatesWithIslands } from '../../scripts/pipeline/pages/pageModules.ts';
import { dist, pages, readDocument, readHtml, testPages } from '../support/builtPages.ts';

/** The address and the icons' names of each sprite that a document refers to. */
function iconsIn(document: Document): Map<string, Set<string>> {
  const bySprite = new Map<string, Set<string>>();
  for (const use of document.querySelectorAll('use')) {
    const [sprite, icon] = use.getAttribute('href')!.split('#') as [string, string];
    bySprite.set(sprite, (bySprite.get(sprite) ?? new Set()).add(icon));
  }
  return bySprite;
}

/** The names of a sprite's icons. */
function readSprite(sprite: string): string[] {
  const svg = readFileSync(path.join(dist, sprite), 'utf8');
  return [...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, icon]) => icon!);
}

testPages('has one sprite with every icon that it shows', (_page, document) => {
  const [[sprite, icons] = ['', new Set()], ...others] = iconsIn(document);
  expect(others).toEqual([]);
  expect(readSprite(sprite)).toEqual(expect.arrayContaining([...icons]));
});

test('sprites of pages without islands of their own contain only icons that these pages show', () => {
  const shown = new Map<string, Set<string>>();
  const withIslands = templatesWithIslands(new Map(pages.map((page) => [page, readHtml(page)])));
  for (const page of pages.filter(({ template }) => !withIslands.has(template))) {
    for (const [sprite, icons] of iconsIn(readDocument(page)))
      shown.set(sprite, new Set([...(shown.get(sprite) ?? []), ...icons]));
  }
  expect(shown.size).toBeGreaterThan(3);
  for (const [sprite, icons] of shown) expect(readSprite(sprite).sort()).toEqual([...icons].sort());
});
