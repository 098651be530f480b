import path from 'node:path';
import { expect } from 'vitest';
import { companyPlaceholders, industries, jobs, services } from '#shared/model/content.ts';
import { byteBudgetOf, companyShare } from '../../build/budgets/budgets.ts';
import { compressedSize } from '../../build/budgets/weighPages.ts';
import { isServed, readHtml, testPages } from '../support/builtPages.ts';

// Menus and lists name every entry.
const hasMoreEntries = services.length > 15 || industries.length > 8 || jobs.length > 12;
const share = companyPlaceholders.has('name') && !hasMoreEntries ? 1 : companyShare;

// A build, such as that with form services, only refuses what exceeds it by the share of a company.
testPages('is within its budget of HTML', (page) => {
  const size = compressedSize(Buffer.from(readHtml(page)));
  expect(size).toBeLessThanOrEqual(byteBudgetOf(page.template).html * share);
});

testPages('loads the banner’s picture, the largest paint, eagerly, and no other', (_page, document) => {
  const [first, ...others] = document.querySelectorAll('main img');
  expect(first!.getAttribute('loading')).not.toBe('lazy');
  expect(first!.getAttribute('fetchpriority')).toBe('high');
  for (const image of others) {
    expect(image.getAttribute('loading'), image.outerHTML).toBe('lazy');
    expect(image.getAttribute('fetchpriority'), image.outerHTML).not.toBe('high');
  }
});

testPages(
  'paints nothing before its first view is complete, because what is centred there would move',
  (page) => {
    const [, id] = readHtml(page).match(
      /<link rel="expect" href="#([^"]+)" blocking="render">(?=.*<\/head>)/s,
    )!;
    const [firstView, ...rest] = readHtml(page).split(` id="${id}"`);
    expect(rest).toHaveLength(1);
    expect(firstView).toMatch(/<\/h1>(?!.*<h2)/s);
  },
);

testPages('preloads both fonts at the addresses that the styles use', (page, document) => {
  // Fonts are fetched without credentials; a preload that differs is fetched twice.
  const links = [...document.querySelectorAll('link[rel="preload"][as="font"][crossorigin]')];
  const files = links.map((link) => link.getAttribute('href')!);
  expect(files.map((file) => path.basename(file).replace(/-core.*/, '')).sort()).toEqual(['inter', 'outfit']);
  for (const file of files) {
    expect(isServed(file), file).toBe(true);
    expect(readHtml(page).match(/<style>.*?<\/style>/s)![0]).toContain(`url(${file})`);
  }
});

testPages('fades into others, but not under reduced motion, and asks not to be darkened', (page) => {
  expect(readHtml(page)).toMatch(
    /@media \(prefers-reduced-motion: ?no-preference\) ?\{ ?@view-transition ?\{ ?navigation: ?auto/,
  );
  expect(readHtml(page)).toMatch(/html ?\{[^}]*color-scheme: ?(only light|light only)/);
});
