import { expect } from 'vitest';
import { isServed, pages, readDocument, testPages } from '../support/builtPages.ts';

const idsByPath = new Map(
  pages.map((page) => [
    page.path,
    new Set([...readDocument(page).querySelectorAll('[id]')].map(({ id }) => id)),
  ]),
);

testPages(
  'links to pages and places that are there, without a redirect, by mail, phone or to other sites',
  (page, document) => {
    const links = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')!);
    expect(links).toContain('#main');
    for (const link of links) {
      expect(link).toMatch(/^(\/|#|https?:\/\/|mailto:|tel:)/);
      expect(link).not.toMatch(/localhost|undefined|\[object/);
      if (!/^[/#]/.test(link)) continue;
      const { pathname, hash } = new URL(link, `https://site${page.path}`);
      expect(isServed(pathname) && (pathname.endsWith('/') || pathname === page.path), link).toBe(true);
      if (hash) expect(idsByPath.get(pathname)?.has(decodeURIComponent(hash.slice(1))), link).toBe(true);
    }
  },
);

testPages('links mailboxes and phones to what it shows', (_page, document) => {
  for (const link of document.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    const shown = link.textContent.trim();
    if (/^\S+@\S+$/.test(shown)) expect(href).toBe(`mailto:${shown}`);
    if (/^\+[\d ]+$/.test(shown)) expect(href).toBe(`tel:${shown.replaceAll(' ', '')}`);
  }
});
