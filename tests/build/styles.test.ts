import { readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import type { Page } from '../../build/pages/Page.ts';
import { dist, pages, readDocument, readHtml } from '../support/builtPages.ts';

const files = glob.sync('assets/*.css', { cwd: dist });
const sheets = files.map((file) => postcss.parse(readFileSync(path.join(dist, file), 'utf8')));

const inlined = [...new Set(pages.flatMap((page) => readHtml(page).match(/(?<=<style>)[^<]+/g) ?? []))].map(
  (css) => postcss.parse(css),
);

const selectorsIn = (sheet: postcss.Root) => {
  const found: string[] = [];
  sheet.walkRules((rule) => {
    found.push(...rule.selectors);
  });
  return found;
};

const selectorsOf = new Map(files.map((file, index) => [file, selectorsIn(sheets[index]!)]));
const allSelectors = [...new Set([...selectorsOf.values()].flat())];

test('all rules are in layers, so that order and specificity never decide between a component and its page', () => {
  const outside = sheets.flatMap(({ nodes }) => nodes.map((node) => (node as postcss.AtRule).name));
  expect([...new Set(outside)].sort()).toEqual(['font-face', 'layer']);
});

// Chromium notes together what all `:has()` may change. Once that is any element, each new element gives the whole
// page new styles: a message, for example, that answers a tap.
test('no style of any element depends on :has()', () => {
  const withHas = allSelectors.filter((selector) => selector.includes(':has('));
  expect(withHas.length).toBeGreaterThan(5);
  expect(withHas.filter((selector) => /:has\(.*[\s>~+]\*/.test(selector))).toEqual([]);
});

const linkedBy = (page: Page) =>
  [...readHtml(page).matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(([, file]) => file!);

test('all pages have the style sheet of the shell first, which ends movements and fades at once where reduced motion is wanted', () => {
  const [shell, ...others] = new Set(pages.map((page) => linkedBy(page)[0]));
  expect(others).toEqual([]);
  const stilled: string[] = [];
  sheets[files.indexOf(shell!)]!.walkAtRules('media', (media) => {
    if (media.params !== '(prefers-reduced-motion:reduce)') return;
    media.walkRules(({ selectors: [first], nodes }) => {
      stilled.push(...nodes.map((declaration) => `${first} ${declaration}`));
    });
  });
  expect(stilled).toEqual(
    expect.arrayContaining([
      '* scroll-behavior:auto!important',
      '* animation-duration:1ms!important',
      '* animation-delay:0s!important',
      '* animation-iteration-count:1!important',
      ':not(.swiper-wrapper) transition-property:none!important',
    ]),
  );
});

// The minifier takes two values of a property for one too many, however new the second is.
test('the minifier leaves older browsers their values', () => {
  expect(inlined.length).toBeGreaterThan(1);
  const faults: string[] = [];
  for (const sheet of [...sheets, ...inlined]) {
    const plain = sheet.clone();
    plain.walkAtRules('supports', (rule) => void rule.remove());
    plain.walkDecls((declaration) => {
      if (/(first|last) baseline|safe |"\s*\/\s*"|color-mix|light-dark|\blch|oklab/.test(declaration.value))
        faults.push(`not in @supports: ${declaration}`);
    });
    sheet.walkAtRules('media', ({ params }) => {
      if (/not \(m|[<>]/.test(params)) faults.push(`unknown to Safari before 16.4: ${params}`);
    });
    sheet.walkRules((rule) => {
      const properties = rule.nodes.map((node) => (node.type === 'decl' ? node.prop : ''));
      for (const [shorthand, reset] of [
        ['font', /^font-/],
        ['transition', /^transition-/],
        ['animation', /^animation-/],
      ] as const)
        if (properties.some((one, index) => reset.test(one) && properties.indexOf(shorthand, index) > 0))
          faults.push(`reset by the shorthand after it: ${rule}`);
    });
  }
  expect([...new Set(faults)]).toEqual([]);
});

test('iPhones get the prefix that keeps texts at their size, and lengths of the root itself that Safari knows', () => {
  expect(sheets.filter((sheet) => String(sheet).includes('-webkit-text-size-adjust:100%'))).toHaveLength(1);
  // There Safari takes a rem for 16 px, whatever the text size.
  for (const sheet of sheets.map(String))
    expect(sheet).not.toMatch(/\bhtml\b[^{}]*\{[^}]*scroll-padding[^;}]*(rem|--header)/);
});

const classesOf = (selector: string) => Array.from(selector.matchAll(/\.([\w-]+)/g), ([, name]) => name!);

// A class that a page borrows from a component which it does not import would have no styles.
test('each page has the styles of all classes in its HTML', () => {
  const lacking = pages.flatMap((page) => {
    const html = readHtml(page);
    const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list]) => list!.split(' ')));
    const own = new Set(linkedBy(page).flatMap((file) => selectorsOf.get(file)!));
    const others = allSelectors.filter((selector) => {
      const names = classesOf(selector);
      return names.length > 0 && names.every((name) => classes.has(name)) && !own.has(selector);
    });
    return others
      .filter((selector) =>
        readDocument(page).querySelector(selector.replace(/::?(hover|focus[\w-]*|active|before|after)/g, '')),
      )
      .map((selector) => `${page.path}: ${selector}`);
  });
  expect(lacking).toEqual([]);
});
