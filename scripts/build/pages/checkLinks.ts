import type { SiteData } from '../../../shared/site/siteData.ts';
import { type Page, PageError } from './checkPages.ts';

type Link = { place: string; path: string };

const labelOf = (item: unknown, index: number) => {
  const { label, name } = Object(item) as Record<string, unknown>;
  return typeof label === 'string' || typeof name === 'string' ? `"${label ?? name}"` : `entry ${index + 1}`;
};

/** Every `path` in plain data that is an address on this site, with its location. */
function linksIn(value: unknown, place: string): Link[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => linksIn(item, `${place} › ${labelOf(item, index)}`));
  }
  return Object.entries(Object(value)).flatMap(([key, item]): Link[] => {
    if (key === 'path' && typeof item === 'string' && item.startsWith('/')) return [{ place, path: item }];
    return typeof item === 'object' ? linksIn(item, `${place} › ${key}`) : [];
  });
}

/**
 * Refuses links in menus and pages to an address without a page, for example after a page was removed.
 * @throws PageError with one line for each such link
 */
export function checkLinks(
  pages: Page[],
  { menu, quickLinks, bottomRow }: Pick<SiteData, 'menu' | 'quickLinks' | 'bottomRow'>,
): void {
  const known = new Set(pages.map(({ path }) => path));
  const links = [
    ...linksIn(menu, 'shared/content/navigation.ts › header'),
    ...linksIn(quickLinks, 'shared/content/navigation.ts › quickLinks'),
    ...linksIn(bottomRow, 'shared/content/navigation.ts › bottomRow'),
    ...pages.flatMap(({ file, path, props }) => linksIn(props, `${file} › ${path}`)),
  ];
  const mistakes = links
    .filter(({ path }) => !known.has(path))
    .map(
      ({ place, path }) =>
        `${place}: "${path}" is not an address of the site: remove the link or write one that is, such as "/about/"`,
    );
  if (mistakes.length > 0) throw new PageError(mistakes.join('\n'));
}
