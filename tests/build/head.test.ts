import { expect } from 'vitest';
import { companyPlaceholders } from '#shared/model/content.ts';
import { shellWords } from '#shared/words/shell.ts';
import { notFoundPath } from '../../build/pages/Page.ts';
import { pages, readDocument, readHtml, siteUrl, testPages } from '../support/builtPages.ts';
import { palette } from '../support/colours.ts';

type Thing = Record<string, unknown> & { '@type': string };

function expectedTypes(path: string): string[] {
  const hasName = !companyPlaceholders.has('name');
  const types = path === '/' ? [] : ['BreadcrumbList'];
  if (hasName && path === '/') types.unshift('WebSite', 'Organization');
  if (hasName && path === '/about/') types.unshift('Organization');
  return types;
}

const contentIn = (document: Document) => (key: string) =>
  document.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute('content') ?? null;

function thingsIn(document: Document): Thing[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return scripts.flatMap((script) => {
    const data = JSON.parse(script.textContent!);
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'];
  });
}

testPages('tells crawlers whether to list it', (page, document) => {
  const isHidden = page.isUnlisted || page.path === notFoundPath;
  expect(contentIn(document)('robots')).toBe(isHidden ? 'noindex' : 'max-image-preview:large');
});

testPages('names its versions in other languages, which name it as well', (page, document) => {
  const linksIn = (document: Document) =>
    [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
  const own = linksIn(document);
  const original = page.translationOf ?? page.path;
  const versions = pages.filter(({ path, translationOf }) => path === original || translationOf === original);
  if (versions.length === 1) return expect(own).toEqual([]);
  expect(own).toEqual([
    ...versions.map(({ lang = 'en-IN', path }) => [lang, siteUrl + path]),
    ['x-default', siteUrl + original],
  ]);
  for (const version of versions) expect(linksIn(readDocument(version))).toEqual(own);
});

testPages('marks the language of text that is not in the page’s language', (page, document) => {
  const langOf = (selector: string) =>
    document.querySelector(selector)?.closest('[lang]')?.getAttribute('lang');
  for (const part of ['.site-shell__skip-link', 'header', 'footer']) expect(langOf(part), part).toBe('en-IN');
  expect(langOf('h1')).toBe(page.lang ?? 'en-IN');
  expect(contentIn(document)('og:locale')).toBe((page.lang ?? 'en-IN').replace('-', '_'));
});

testPages('gives the browser a colour, icons and a manifest', (_page, document) => {
  expect(contentIn(document)('theme-color')).toBe(palette['navy-950']);
  for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
    expect(document.querySelector(`link[rel="${rel}"]`), rel).not.toBeNull();
  }
});

testPages('holds the structured data of its kind and no other', (page, document) => {
  const things = thingsIn(document);
  // Which jobs search engines are told of depends on their facts (tests/unit/pipeline/head/jobPosting.test.ts).
  const isJob = page.template === 'careers/JobPage';
  const types = things.map((thing) => thing['@type']).filter((type) => !(isJob && type === 'JobPosting'));
  expect(types).toEqual(page.isUnlisted ? [] : expectedTypes(page.path));
  expect(JSON.stringify(things)).not.toMatch(
    /"(Review|AggregateRating|Rating|FAQPage|review|aggregateRating|dateModified|datePublished)"/,
  );
});

testPages(
  'names the steps of the breadcrumb that it shows, whose last is marked and leads to it',
  (page, document) => {
    const list = thingsIn(document).find((thing) => thing['@type'] === 'BreadcrumbList');
    const label = (page.breadcrumbWords ?? shellWords).breadcrumb;
    const shown = [...document.querySelectorAll(`nav[aria-label="${label}"] a`)];
    const last = shown.length - 1;
    expect(shown.map((step) => step.getAttribute('aria-current'))).toEqual(
      shown.map((_step, index) => (index === last ? 'page' : null)),
    );
    // An unknown address is none to lead to.
    const own = page.path === notFoundPath ? null : (page.aliasOf ?? page.path);
    if (last >= 0) expect(shown[last]!.getAttribute('href')).toBe(own);
    if (!list) return expect(!page.isUnlisted && page.path !== '/').toBe(false);
    expect(list.itemListElement).toEqual(
      shown.map((link, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: link.textContent,
        item: `${siteUrl}${link.getAttribute('href')}`,
      })),
    );
  },
);

testPages('the policy precedes everything that it governs', (page) => {
  const html = readHtml(page);
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<(script|style|link)/));
});

// What else a page needs is tested in tests/unit/pipeline/security/policy.test.ts.
testPages('the policy allows a form only on pages that have one, and no plain http', (page, document) => {
  const policy = document.querySelector('[http-equiv=Content-Security-Policy]')!.getAttribute('content');
  const hasForm = /<form\b/.test(readHtml(page).replace(/<head>.*<\/head>/s, ''));
  expect(policy).toContain(`form-action ${hasForm ? "'self'" : "'none'"}`);
  expect(policy).toContain('upgrade-insecure-requests');
});
