import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { htmlFileOf, type Page } from '../../build/pages/Page.ts';
import { sites } from './sites.ts';

export const dist = path.resolve(sites.site.folder);

if (!existsSync(dist))
  throw new Error(`There is no ${sites.site.folder}/ to test: run "npm test -- --builds"`);

type ListedPage = Omit<Page, 'props'>;

export const listedPages: ListedPage[] = JSON.parse(
  readFileSync(path.resolve('.pages', `${path.basename(dist)}.json`), 'utf8'),
);

/** The pages with an address: all except the 404 page. */
export const addressed = listedPages.filter(({ path: address }) => address.endsWith('/'));

/**
 * Divides a list into groups of at most `size`. A test that visits a few pages in one window takes half the time of a
 * window for each.
 */
export function inGroups<Item>(list: Item[], size: number): Item[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, index) => list.slice(index * size, (index + 1) * size));
}

export function readHtml({ path: address }: Pick<Page, 'path'>): string {
  return readFileSync(path.join(dist, htmlFileOf(address)), 'utf8');
}

/** The first page of each kind: those for which `kindOf` gives the same text are of one. */
const firstOfEach = (kindOf: (page: ListedPage) => string) => [
  ...new Map(listedPages.toReversed().map((page) => [kindOf(page), page])).values(),
];

export const templateSamples = firstOfEach(({ template }) => template);

/** The names of what the main parts of a page are made of: the first class of each element. */
const partsOf = (page: ListedPage) => {
  const main = readHtml(page).match(/<main.*<\/main>/s)![0];
  return [...new Set([...main.matchAll(/ class="([\w-]+)/g)].map(([, name]) => name!))].sort();
};

export const partSamples = firstOfEach((page) => partsOf(page).join());

export const islandSamples = firstOfEach((page) =>
  readHtml(page)
    .match(/data-island="\w+"/g)!
    .join(),
);
