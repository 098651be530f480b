import { existsSync, readFileSync } from 'node:fs';
import type { PageDeclaration } from '../../../shared/site/pageDeclaration.ts';
import { shortHash } from '../../lib/shortHash.ts';
import { isCanonical } from '../seo/isCanonical.ts';
import type { Page } from './checkPages.ts';

/** A page's text by its hash, and the day on which it became what it is, as "2026-11-22"; absent where nobody knows. */
export type PageDate = { text: string; changedOn?: string };

/** What is known of each page by its path. */
export type PageDates = Record<string, PageDate>;

/** Written by `npm run dates` and committed with the texts. */
export const pageDatesFile = 'shared/content/pageDates.json';

/** Props that are no text of the page: pictures, addresses, the day itself, and what it shows of other pages. */
const unread = new Set([
  'picture',
  'logo',
  'avatar',
  'still',
  'film',
  'icon',
  'path',
  'url',
  'target',
  'changedOn',
  'otherJobs',
]);

/** The hash of what visitors and search engines read of a page: the texts of its search entry, banner and props. */
export function hashText({
  search,
  banner,
  props,
}: Pick<PageDeclaration, 'search' | 'banner' | 'props'>): string {
  return shortHash(
    JSON.stringify([search, banner, props], (key, value) => (unread.has(key) ? undefined : value)),
  );
}

/** The kept dates; none while there is no file. */
export function readPageDates(file = pageDatesFile): PageDates {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The pages of which dates are kept: those with an address of their own that search engines may know. */
export function datedPages(pages: Page[]): Page[] {
  return pages.filter((page) => isCanonical(page) && page.isPartOfSite !== false && !page.followsCalendar);
}

/** The dates as they are to be kept: a page that is new, or whose text is another than the kept one, changed `today`. */
export function updatePageDates(pages: Page[], known: PageDates, today: string): PageDates {
  const entries = datedPages(pages).map((page): [string, PageDate] => {
    const text = hashText(page);
    const date = known[page.path];
    return [page.path, date?.text === text ? date : { text, changedOn: today }];
  });
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Gives each page the day on which its text last changed, where that is known: where it is the text of which the day
 * was kept. A page that shows the day declares a prop `changedOn`, and gets it there too.
 */
export function withPageDates(pages: Page[], known: PageDates): Page[] {
  return pages.map((page) => {
    const date = known[page.path];
    const changedOn = date?.text === hashText(page) ? date.changedOn : undefined;
    const props = 'changedOn' in page.props ? { ...page.props, changedOn: changedOn ?? '' } : page.props;
    return { ...page, props, changedOn };
  });
}
