import { existsSync } from 'node:fs';
import { UserError } from '#shared/core/UserError.ts';
import { brokenLinks, repetitionsOf } from '#shared/model/checkReferences.ts';
import type { ReadFile } from '#shared/model/readFile.ts';
import type { SiteData } from '#shared/shell/siteData.ts';
import { hashedFolders } from '../hostHeaders.ts';
import type { Page } from './Page.ts';

function mistakesOf(page: Page): string[] {
  const folder = hashedFolders.find((name) => page.path.startsWith(`/${name}/`));
  const mistakes = [
    !/^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*$|^\/404\.html$/.test(page.path) &&
      'path: must be small letters, digits and hyphens between slashes, such as "/about/"',
    folder &&
      `path: "${folder}" is the name of a folder whose files browsers keep for a year, and they may keep the page as long: give it another address (a slug in shared/content), such as "/${folder}-services/"`,
    !existsSync(`pages/${page.template}.tsx`) &&
      `template: "${page.template}" is unknown: there is no pages/${page.template}.tsx`,
  ];
  return mistakes.filter(Boolean).map((mistake) => `${page.file} › ${page.path} › ${mistake}`);
}

function repetitionMistakes(pages: Page[], field: string, textOf: (page: Page) => string): string[] {
  return repetitionsOf(pages, textOf).map(
    ([page, other]) =>
      `${page.file} › ${page.path} › ${field}: "${textOf(page)}" is also that of ${other.path} (${other.file}): give each page its own`,
  );
}

/** Only an alias may repeat its original's texts. */
export function checkPages(pages: Page[]): void {
  const originals = pages.filter((page) => !page.aliasOf);
  const mistakes = [
    ...pages.flatMap(mistakesOf),
    ...repetitionMistakes(pages, 'path', (page) => page.path),
    ...repetitionMistakes(originals, 'search.title', (page) => page.search.title),
    ...repetitionMistakes(originals, 'search.description', (page) => page.search.description),
  ];
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'));
}

const isFile = (address: string) => address.includes('.') && existsSync(`public${decodeURI(address)}`);

/** What is said of a broken link, without its place. */
const complaint = (mistake: string) => mistake.slice(mistake.indexOf(': "'));

/** Links on pages, named by their places in content or, if code has made them, by the page. */
export function checkLinks(
  pages: Page[],
  { menu, quickLinks, bottomRow }: Pick<SiteData, 'menu' | 'quickLinks' | 'bottomRow'>,
  content: Pick<ReadFile, 'data' | 'placeOf'>[],
): void {
  const known = new Set(pages.map(({ path }) => path));
  const isKnown = (path: string) => known.has(path) || isFile(path);
  const sources: [place: string, data: unknown][] = [
    ['shared/content/navigation.yaml', { header: menu, quickLinks, bottomRow }],
    ...pages.map(({ file, path, props }): [string, unknown] => [`${file} › ${path}`, props]),
  ];
  const shown = sources.flatMap(([place, data]) =>
    brokenLinks(data, isKnown).map((mistake) => `${place} › ${mistake}`),
  );
  const complaints = shown.map(complaint);
  const inContent = content
    .flatMap(({ data, placeOf }) => brokenLinks(data, isKnown, placeOf))
    .filter((mistake) => complaints.includes(complaint(mistake)));
  const named = inContent.map(complaint);
  const mistakes = [...inContent, ...shown.filter((mistake) => !named.includes(complaint(mistake)))];
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'));
}
