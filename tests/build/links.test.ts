import { expect, test } from 'vitest';
import { industries, navigation, services, technologies, terms } from '#shared/model/content.ts';
import { pathOfIndustry, pathOfService, pathOfTechnology } from '#shared/model/pageLinks.ts';
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
      const words = `${link} leads to nothing`;
      expect(isServed(pathname) && (pathname.endsWith('/') || pathname === page.path), words).toBe(true);
      if (hash) expect(idsByPath.get(pathname)?.has(decodeURIComponent(hash.slice(1))), words).toBe(true);
    }
  },
);

testPages('gives each id to one element', (_page, document) => {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

testPages('links mailboxes and phones to what it shows', (_page, document) => {
  for (const link of document.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    const shown = link.textContent.trim();
    if (/^\S+@\S+$/.test(shown)) expect(href).toBe(`mailto:${shown}`);
    if (/^\+[\d ]+$/.test(shown)) expect(href).toBe(`tel:${shown.replaceAll(' ', '')}`);
  }
});

const mainOf = (address: string) =>
  readDocument(pages.find(({ path }) => path === address)!).querySelector('main')!;
const linksOn = (address: string) =>
  [...mainOf(address).querySelectorAll('a')].map((link) => link.getAttribute('href'));

const families = {
  services: services.map(pathOfService),
  industries: industries.map(pathOfIndustry),
  technologies: technologies.map(pathOfTechnology),
};

test.each(Object.entries(families))('home page, menu and overview lead to all %s', (family, addresses) => {
  const orderOf = (links: (string | null)[]) => [
    ...new Set(links.filter((link) => addresses.includes(link!))),
  ];
  expect(orderOf(linksOn('/'))).toEqual(addresses);
  expect(orderOf(linksOn(`/${family}/`)).sort()).toEqual(addresses.toSorted());
  const panels = [...readDocument(pages[0]!).querySelectorAll('.header .nav-dropdown__panel')];
  const menus = panels.map((panel) =>
    orderOf([...panel.querySelectorAll('a')].map((link) => link.getAttribute('href'))),
  );
  const listed = navigation.header.filter((entry) => 'list' in entry && entry.list === family);
  expect(menus.filter((menu) => menu.length > 0)).toEqual(listed.map(() => addresses));
});

test('services, the industries that need them and the technologies that they use lead to each other', () => {
  for (const industry of industries) {
    for (const slug of industry.relatedServices) {
      expect(linksOn(`/services/${slug}/`)).toContain(pathOfIndustry(industry));
      expect(linksOn(pathOfIndustry(industry))).toContain(`/services/${slug}/`);
    }
  }
  for (const page of technologies) {
    const names = page.technologies.map(({ name }) => name);
    for (const user of services.filter(({ builtWith }) => builtWith.some((name) => names.includes(name)))) {
      expect(linksOn(pathOfTechnology(page))).toContain(pathOfService(user));
      const isOnPage = (link: string | null) => link?.startsWith(`${pathOfTechnology(page)}#`);
      expect(linksOn(pathOfService(user)).some(isOnPage)).toBe(true);
    }
  }
});

test('the 404 page leads to the main pages', () => {
  const main = ['/', '/services/', '/industries/', '/technologies/', '/careers/', '/contact/'];
  expect(linksOn('/404.html').slice(-main.length)).toEqual(main);
});

test('the terms show the day of their last change', () => {
  expect(mainOf('/terms/').querySelector('time')!.getAttribute('datetime')).toBe(terms.changedOn);
});

testPages('leads on to the enquiry, and names no two regions alike', (page, document) => {
  const isForm = /^(careers|contact)\//.test(page.template);
  if (!isForm) expect(linksOn(page.path).some((link) => link?.startsWith('/contact/'))).toBe(true);
  const named = [...document.querySelectorAll('main section[aria-labelledby]')].map((part) =>
    part.getAttribute('aria-labelledby'),
  );
  expect([...new Set(named)]).toEqual(named);
});
