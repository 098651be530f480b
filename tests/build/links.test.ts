import { expect } from 'vitest';
import { pages, readDocument, testPages } from '../support/builtPages.ts';

const idsByPath = new Map(
  pages.map((page) => [
    page.path,
    new Set([...readDocument(page).querySelectorAll('[id]')].map(({ id }) => id)),
  ]),
);

const linksOf = (document: Document) =>
  [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')!);

testPages('links to places that are on the pages they name', (page, document) => {
  const links = linksOf(document);
  const places = links.filter((link) => /^(\/[^?]*)?#/.test(link));
  expect(places).toContain('#main');
  for (const place of places) {
    const [address, id] = place.split('#') as [string, string];
    expect(idsByPath.get(address || page.path)?.has(decodeURIComponent(id)), place).toBe(true);
  }
});

testPages('links by address from the root, mail, phone or to other sites', (_page, document) => {
  const links = linksOf(document);
  expect(links.filter((link) => !/^(\/|#|https?:\/\/|mailto:|tel:)/.test(link))).toEqual([]);
  expect(links.filter((link) => /localhost|undefined|\[object/.test(link))).toEqual([]);
});

testPages('links mailboxes and phones to what it shows', (_page, document) => {
  for (const link of document.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    const shown = link.textContent.trim();
    if (/^\S+@\S+$/.test(shown)) expect(href).toBe(`mailto:${shown}`);
    if (/^\+[\d ]+$/.test(shown)) expect(href).toBe(`tel:${shown.replaceAll(' ', '')}`);
  }
});
