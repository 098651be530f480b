import { describe, expect, test } from 'vitest';
import { company } from '../../shared/content/company.ts';
import { colours } from '../../shared/seo/colours.ts';
import { longestTitle } from '../../shared/seo/headTags.ts';
import { pages, readDocument, siteUrl } from '../support/builtPages.ts';

type Thing = Record<string, unknown> & { '@type': string };

/** The schema.org types that a page must tell, by its address. */
function expectedTypes(path: string): string[] {
  if (path === '/') return ['WebSite', 'Organization'];
  if (path === '/404.html') return [];
  if (path === '/about/') return ['Organization', 'BreadcrumbList'];
  if (/^\/services\/[^/]+\/$/.test(path)) return ['Service', 'BreadcrumbList'];
  return ['BreadcrumbList'];
}

describe.each(pages.map((page) => [page.path, page] as const))('the head of %s', (path, page) => {
  const document = readDocument(page);
  const content = (key: string) =>
    document.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute('content') ?? null;
  const isListed = page.isListed !== false;
  const address = `${siteUrl}${page.aliasOf ?? page.path}`;

  test('tells crawlers whether to list the page', () => {
    expect(content('robots')).toBe(isListed ? 'index, follow, max-image-preview:large' : 'noindex');
  });

  test('has each title and each description once, of a length that results show', () => {
    expect(document.querySelectorAll('title, meta[name=description]')).toHaveLength(2);
    expect(document.title.length).toBeLessThanOrEqual(longestTitle);
    expect(content('description')!.length).toBeGreaterThanOrEqual(90);
    expect(content('description')!.length).toBeLessThanOrEqual(165);
  });

  test('tells title, text, address and language to those who preview a link', () => {
    expect(content('og:title')).toBe(page.search.title);
    expect(content('og:description')).toBe(page.search.description);
    expect(content('og:url')).toBe(isListed ? address : null);
    expect(content('og:locale')).toBe('en_IN');
    expect(content('og:site_name')).toBe(company.name);
    expect(content('og:type')).toBe('website');
    expect(content('twitter:card')).toBe('summary_large_image');
    expect(content('twitter:image')).toBe(content('og:image'));
  });

  test('gives the browser a colour, icons and a manifest', () => {
    expect(content('theme-color')).toBe(colours['navy-950']);
    for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
      expect(document.querySelector(`link[rel="${rel}"]`), rel).not.toBeNull();
    }
  });

  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const things: Thing[] = scripts.flatMap((script) => {
    const data = JSON.parse(script.textContent!);
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'];
  });

  test('holds the structured data of its kind and no other', () => {
    expect(things.map((thing) => thing['@type'])).toEqual(expectedTypes(path));
    expect(JSON.stringify(things)).not.toMatch(
      /"(Review|AggregateRating|Rating|FAQPage|review|aggregateRating|dateModified|datePublished)"/,
    );
  });

  test('names the steps of the breadcrumb that the page shows', () => {
    const list = things.find((thing) => thing['@type'] === 'BreadcrumbList');
    const shown = [...document.querySelectorAll('nav[aria-label="Breadcrumb"] a')];
    if (!list) return expect(isListed && path !== '/').toBe(false);
    const steps = list.itemListElement as { position: number; name: string; item: string }[];
    expect(steps.map(({ position }) => position)).toEqual([1, 2]);
    expect(steps.map(({ name }) => name)).toEqual(shown.map((link) => link.textContent));
    expect(steps.map(({ item }) => item)).toEqual(
      shown.map((link) => `${siteUrl}${link.getAttribute('href')}`),
    );
  });
});
