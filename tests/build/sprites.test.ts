import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { dist, testPages } from '../support/builtPages.ts';

testPages('has one sprite with every icon that it shows', (_page, document) => {
  const icons = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href')!.split('#'));
  const [sprite, ...others] = new Set(icons.map(([file]) => file!));
  expect(others).toEqual([]);
  const svg = readFileSync(path.join(dist, sprite!), 'utf8');
  for (const [, name] of icons) expect(svg).toContain(`<symbol id="${name}"`);
});
