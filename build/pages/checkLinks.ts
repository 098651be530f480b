import { UserError } from '#shared/core/UserError.ts';
import { fieldOf } from '#shared/model/placeOf.ts';
import type { SiteData } from '#shared/shell/siteData.ts';
import type { Page } from './Page.ts';

type Link = { keys: PropertyKey[]; path: string };

/** Every `path` and `page` in plain data that is an address on this site, with the keys that lead to its object. */
function linksIn(value: unknown, keys: PropertyKey[] = []): Link[] {
  return Object.entries(Object(value)).flatMap(([key, item]): Link[] => {
    if (['path', 'page'].includes(key) && typeof item === 'string' && item.startsWith('/'))
      return [{ keys, path: item }];
    return typeof item === 'object' ? linksIn(item, [...keys, key]) : [];
  });
}

/**
 * Refuses links in menus and pages to an address without a page, for example after a page was removed.
 * @throws UserError with one line for each such link
 */
export function checkLinks(
  pages: Page[],
  { menu, quickLinks, bottomRow }: Pick<SiteData, 'menu' | 'quickLinks' | 'bottomRow'>,
): void {
  const known = new Set(pages.map(({ path }) => path));
  const sources: [file: string, data: unknown][] = [
    ['shared/content/navigation.yaml', { header: menu, quickLinks, bottomRow }],
    ...pages.map(({ file, path, props }): [string, unknown] => [`${file} › ${path}`, props]),
  ];
  const mistakes = sources.flatMap(([file, data]) =>
    linksIn(data)
      .filter(({ path }) => !known.has(path))
      .map(
        ({ keys, path }) =>
          `${file} › ${fieldOf(keys, data)}: "${path}" is not an address on this site: remove the link or write one that is, such as "/about/"`,
      ),
  );
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'));
}
