import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { dist, testPages } from '../support/builtPages.ts';

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
