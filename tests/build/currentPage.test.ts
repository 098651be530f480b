import { expect, test } from 'vitest';
import { pages, readDocument } from '../support/builtPages.ts';
import { industry, menu, openJobs, service } from '../support/samples.ts';

/** The words of the links and buttons in a part of a page that are marked as the current one. */
const markedIn = (part: Element) =>
  [...part.querySelectorAll('[aria-current]')].map((entry) => entry.textContent!.trim());

type Case = [address: string, header: string[], footer: string[]];

const cases: Case[] = [
  ['/', [menu.home], [menu.home]],
  ['/about/', [menu.about], [menu.about]],
  ['/contact/', [menu.contact], [menu.contact]],
  ['/careers/', [menu.careers], [menu.careers]],
  ['/career/', [menu.careers], [menu.careers]],
  ...openJobs.slice(0, 1).map(({ slug }): Case => [`/careers/${slug}/`, [menu.careers], [menu.careers]]),
  [`/services/${service.slug}/`, [menu.services, service.name], [service.name]],
  [`/industries/${industry.slug}/`, [menu.industries, industry.name], []],
];

const pageAt = (address: string) => pages.find(({ path }) => path === address)!;
const documentOf = (address: string) => readDocument(pageAt(address));

test.each(cases)('the menus mark the page that %s is', (address, header, footer) => {
  const document = documentOf(address);
  expect(markedIn(document.querySelector('.header nav')!)).toEqual(header);
  expect(markedIn(document.querySelector('.drawer')!)).toEqual(header);
  expect(markedIn(document.querySelector('footer')!)).toEqual(footer);
});
