import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { company } from '#shared/model/content.ts';
import { siteData } from '#shared/shell/siteData.ts';
import { documentTitle } from '../../build/head/headTags.ts';
import { htmlFileOf } from '../../build/pages/Page.ts';
import { dist, pages, readHtml, siteUrl, testPages } from '../support/builtPages.ts';
import { checkersFrom, fileOnDemand, skipWithout } from '../support/onDemand.ts';

test('no address has a second file, which hosts would redirect', () => {
  const htmlIn = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  // Search engines ask for pages of their own in public/, to verify who owns the site.
  const added = htmlIn('public');
  const files = htmlIn(dist).filter((file) => !added.includes(file));
  expect(files).toHaveLength(pages.length);
  expect(files.filter((file) => !file.endsWith('index.html'))).toEqual(['404.html']);
});

// No checker minds a second canonical address.
testPages('has one h1, title and description, and a language', (page, document) => {
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.documentElement.lang).toBe(page.lang ?? 'en-IN');
  const titles = [...document.querySelectorAll('head > title')].map(({ textContent }) => textContent);
  expect(titles).toEqual([documentTitle(page, company.name)]);
  const descriptions = [...document.querySelectorAll('meta[name=description]')];
  expect(descriptions.map((meta) => meta.getAttribute('content'))).toEqual([page.search.description]);
});

testPages('names its own or its original’s canonical address, unless it is not listed', (page, document) => {
  const canonicals = [...document.querySelectorAll('link[rel=canonical]')];
  const expected = page.isUnlisted ? [] : [`${siteUrl}${page.aliasOf ?? page.path}`];
  expect(canonicals.map((link) => link.getAttribute('href'))).toEqual(expected);
});

testPages('contains the shell and its content without script', (page, document) => {
  expect(document.querySelector('header a:has(.logo)')!.getAttribute('href')).toBe('/');
  expect(document.querySelector('footer')?.textContent).toContain(siteData.copyright);
  expect(document.querySelector('main')!.textContent!.trim().length).toBeGreaterThan(150);
  expect(readHtml(page)).not.toMatch(/<template|\$RC\(|hidden id="S:/);
});

testPages('gives every picture a size', (_page, document) => {
  for (const image of document.querySelectorAll('img, svg')) {
    expect(Number(image.getAttribute('width')), image.outerHTML).toBeGreaterThan(0);
    expect(Number(image.getAttribute('height')), image.outerHTML).toBeGreaterThan(0);
  }
});

testPages('opens other sites in a new tab with rel="noopener"', (_page, document) => {
  for (const link of document.querySelectorAll('a[href^="http"]')) {
    expect(link.getAttribute('target'), link.outerHTML).toBe('_blank');
    expect(link.getAttribute('rel'), link.outerHTML).toContain('noopener');
  }
});

testPages('has groups that fade up, none within another', (page, document) => {
  const isText = ['legal/LegalPage', 'examples/ExamplePage'].includes(page.template);
  expect(document.querySelector('[data-reveal]') === null).toBe(isText);
  expect(document.querySelector('[data-reveal] [data-reveal]')?.outerHTML).toBeUndefined();
  // Firefox moves the content of a div that is transformed or fixed in its accessibility tree, unless it has an id.
  const moved = 'div[data-reveal=""]:not([id]), [data-reveal="items"] > div:not([id]), .header:not([id])';
  expect(
    [...document.querySelectorAll(moved)].map(({ className }) => className),
    'need an id',
  ).toEqual([]);
});

testPages('has one sprite with every icon that it shows', (_page, document) => {
  const icons = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href')!.split('#'));
  const [sprite, ...others] = new Set(icons.map(([file]) => file!));
  expect(others).toEqual([]);
  const svg = readFileSync(path.join(dist, sprite!), 'utf8');
  for (const [, name] of icons) expect(svg).toContain(`<symbol id="${name}"`);
});

function isBare(control: Element): boolean {
  const shown = control.cloneNode(true) as Element;
  for (const hidden of shown.querySelectorAll('.visually-hidden')) hidden.remove();
  return shown.querySelector('use') !== null && shown.textContent!.trim() === '';
}

// Profiles then show their names.
testPages('has no control that would be empty without its sprite', (_page, document) => {
  const controls = [...document.querySelectorAll('a, button')];
  expect(controls.filter(isBare).map(({ outerHTML }) => outerHTML)).toEqual([]);
});

const checker = fileOnDemand('vnu-jar/vnu-jar.js');

/** The Nu HTML checker, which uses the system's Java, or downloads one. */
const runNu = (options: string[]) =>
  spawnSync(process.execPath, [checker!, ...options], {
    encoding: 'utf8',
    timeout: 300_000,
    // For a few hundred files, Java is faster if it compiles once; it leaves no performance data behind.
    env: { ...process.env, JDK_JAVA_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:-UsePerfData -Xss2m' },
  });

test('the HTML of pages is valid', (context) => {
  skipWithout(checker ? [] : ['the Nu HTML checker'], checkersFrom, context.skip);
  const probe = runNu(['--version']);
  context.skip(probe.status !== 0, `it needs Java 11 or later: ${probe.stderr}`);
  const files = pages.map((page) => path.join(dist, htmlFileOf(page.path)));
  // The checker does not know rel="expect" yet, with which the HTML standard has this attribute, too.
  const unknown = ['--filterpattern', '.*“blocking” attribute must have a “rel” attribute.*'];
  const { status, stderr } = runNu(['--errors-only', ...unknown, ...files]);
  // Java says first that it has options.
  expect(stderr.replace(/^NOTE: .*\n/, '')).toBe('');
  expect(status).toBe(0);
}, 600_000);
