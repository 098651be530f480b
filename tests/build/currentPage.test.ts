import { expect, test } from 'vitest';
import { type SiteLink, siteData } from '#shared/shell/siteData.ts';
import { shellWords } from '#shared/words/shell.ts';
import { pages, readDocument } from '../support/builtPages.ts';
import { menu, openJobs, service } from '../support/samples.ts';

const markedIn = (part: Element) =>
  [...part.querySelectorAll('[aria-current]')].map((entry) => entry.textContent!.trim());

type Case = [address: string, header: string[], inFooter?: string];

const legal = siteData.bottomRow.at(-1)!;

/** Addresses of pages with what the header marks on them, and the page that the footer marks if it is another. */
const cases: Case[] = [
  ['/', [menu.home]],
  ['/careers/', [menu.careers]],
  ['/career/', [menu.careers], '/careers/'],
  ...openJobs.slice(0, 1).map(({ slug }): Case => [`/careers/${slug}/`, [menu.careers], '/careers/']),
  [`/services/${service.slug}/`, [menu.services, service.name]],
  [legal.path, []],
];

const footerLinks: SiteLink[] = [...siteData.quickLinks, ...siteData.services, ...siteData.bottomRow];

const pageAt = (address: string) => pages.find(({ path }) => path === address)!;
const documentOf = (address: string) => readDocument(pageAt(address));

test.each(cases)('the menus mark the page that %s is', (address, header, inFooter = address) => {
  const document = documentOf(address);
  expect(markedIn(document.querySelector('.header nav')!)).toEqual(header);
  expect(markedIn(document.querySelector('.drawer')!)).toEqual(header);
  expect(markedIn(document.querySelector('footer')!)).toEqual(
    footerLinks.filter(({ path, page = path }) => page === inFooter).map(({ label }) => label),
  );
});

test('the footer has its columns in order, names technologies without a link, and ends with what the law requires', () => {
  const footer = documentOf('/').querySelector('footer')!;
  const { contact, ...lists } = shellWords.footer;
  const filled = (['quickLinks', 'services', 'technology'] as const).filter(
    (list) => siteData[list].length > 0,
  );
  const headings = [...footer.querySelectorAll('h2, h3')].map(({ textContent }) => textContent);
  expect(headings).toEqual([contact, ...filled.map((list) => lists[list])]);
  const columns = [...footer.querySelectorAll('details')];
  const names = columns.find(({ textContent }) => textContent.startsWith(lists.technology));
  expect(names?.querySelectorAll('li') ?? []).toHaveLength(siteData.technology.length);
  expect(names?.querySelector('a')?.outerHTML).toBeUndefined();
  const links = [...footer.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(siteData.bottomRow.map(({ path }) => path)));
});
