import { type Page, PageError } from '../pages/checkPages.ts';
import { parseHtml } from '../parseHtml.ts';

/** The link targets in a page's HTML, below the site's root, without query and hash. */
export function linksIn(html: string, base: string): Set<string> {
  const targets = parseHtml(html)
    .querySelectorAll('a[href]')
    .map((link) => link.getAttribute('href')!.replace(/[?#].*/, ''));
  return new Set(
    targets.filter((target) => target.startsWith(base)).map((target) => target.slice(base.length - 1)),
  );
}

/**
 * Refuses listed pages that no other listed page links to: visitors and crawlers would never find them.
 * Links of a page to itself, and of an alias to its original, do not count.
 * @param linksOf link targets by page path
 * @throws PageError with one line for each such page
 */
export function checkOrphans(pages: Page[], linksOf: ReadonlyMap<string, ReadonlySet<string>>): void {
  const linked = new Set<string>();
  for (const { path, aliasOf } of pages.filter((page) => !page.isUnlisted)) {
    for (const target of linksOf.get(path) ?? []) {
      if (target !== path && target !== aliasOf) linked.add(target);
    }
  }
  const orphans = pages.filter((page) => !page.isUnlisted && !linked.has(page.path));
  if (orphans.length === 0) return;
  throw new PageError(
    orphans
      .map(
        ({ file, path }) =>
          `${file} › ${path}: no other page that search engines may read links to it: add a link, or keep it out of search with isUnlisted: true`,
      )
      .join('\n'),
  );
}
