import { readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { dist } from '../support/pages.ts';

const selectors = glob.sync('assets/*.css', { cwd: dist }).flatMap((file) => {
  const found: string[] = [];
  postcss.parse(readFileSync(path.join(dist, file), 'utf8')).walkRules((rule) => {
    found.push(...rule.selectors);
  });
  return found;
});

// Chromium notes together what all `:has()` may change. Once that is any element, each new element gives the whole
// page new styles: a message, for example, that answers a tap.
test('no style of any element depends on :has()', () => {
  const withHas = selectors.filter((selector) => selector.includes(':has('));
  expect(withHas.length).toBeGreaterThan(5);
  expect(withHas.filter((selector) => /:has\(.*[\s>~+]\*/.test(selector))).toEqual([]);
});
