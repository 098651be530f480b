import { existsSync } from 'node:fs';
import type { PageDeclaration } from '../../../shared/shell/pageDeclaration.ts';
import { readJson } from '../../lib/readJson.ts';
import { shortHash } from '../../lib/shortHash.ts';
import { isCanonical } from '../seo/isCanonical.ts';
import type { Page } from './checkPages.ts';

/** The hash of a page's text, and the date of its last change, as "2026-11-22"; absent if unknown. */
type PageDate = { text: string; changedOn?: string };

/** The dates by page path. */
export type PageDates = Record<string, PageDate>;

/** Written by `npm run dates` and committed with the texts. */
export const pageDatesFile = 'shared/content/pageDates.json';

/** Props that are not the page's own text: pictures, addresses, the date itself, and texts of other pages. */
const unread = new Set([
  'picture',
  'logo',
  'avatar',
  'still',
  'icon',
  'path',
  'url',
  'target',
  'changedOn',
  'otherJobs',
]);

/** The hash of the texts that visitors and search engines read: search entry, banner and props. */
export function hashText({
  search,
  banner,
  props,
}: Pick<PageDeclaration, 'search' | 'banner' | 'props'>): string {
  return shortHash(
    JSON.stringify([search, banner, props], (key, value) => (unread.has(key) ? undefined : value)),
  );
}

/**
 * The recorded dates; none if there is no file.
 * @throws CliError if the file is not valid JSON
 */
export function readPageDates(file = pageDatesFile): PageDates {
  return existsSync(file) ? readJson(file, 'npm run dates') : {};
}

/** The pages with recorded dates: listed ones that are no alias. */
export function datedPages(pages: Page[]): Page[] {
  return pages.filter((page) => isCanonical(page) && !page.devOnly && !page.followsCalendar);
}

/** The dates to record: new pages and pages with changed texts get `today`. */
export function updatePageDates(pages: Page[], known: PageDates, today: string): PageDates {
  const entries = datedPages(pages).map((page): [string, PageDate] => {
    const text = hashText(page);
    const date = known[page.path];
    return [page.path, date?.text === text ? date : { text, changedOn: today }];
  });
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Gives each page the date of the last change of its text, if the recorded date belongs to the current
 * text. A page that shows the date declares a prop `changedOn`, which gets it too.
 * @param recorded the same pages with the texts whose dates are recorded
 */
export function withPageDates(pages: Page[], known: PageDates, recorded = pages): Page[] {
  return pages.map((page, index) => {
    const date = known[page.path];
    const changedOn = date?.text === hashText(recorded[index]!) ? date.changedOn : undefined;
    const props = 'changedOn' in page.props ? { ...page.props, changedOn: changedOn ?? '' } : page.props;
    return { ...page, props, changedOn };
  });
}
