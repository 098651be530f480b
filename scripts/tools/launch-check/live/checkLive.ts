import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../../../../shared/core/UserError.ts';
import { documentTitle } from '../../../pipeline/head/headTags.ts';
import { outDir } from '../../../pipeline/output/outDir.ts';
import { htmlFileOf } from '../../../pipeline/pages/htmlFileOf.ts';
import { listPages } from '../../../pipeline/pages/listPages.ts';
import { notFoundPath } from '../../../pipeline/pages/pageName.ts';
import { selectPages } from '../../../pipeline/pages/selectPages.ts';
import { askUntilSilent, askWithin, isHere } from './ask.ts';
import { checkAddresses } from './checkAddresses.ts';
import { checkDelivery } from './checkDelivery.ts';
import { checkFiles } from './checkFiles.ts';
import { checkLivePages } from './checkLivePages.ts';
import { checkSearch } from './checkSearch.ts';
import { canonicalOf, type ExpectedPage, type Finding, type LiveSite } from './LiveSite.ts';

/** @throws UserError for an invalid site address */
function readRoot(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new UserError(
      `--url is "${text}": it must be the address of the site, such as "https://www.example.com"`,
    );
  }
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

/** The pages that the site should have according to its content, with the 404 page. */
export async function expectedPages(): Promise<ExpectedPage[]> {
  const { pages, company } = await listPages();
  return selectPages(pages, []).map((page) => ({
    path: page.path,
    title: documentTitle(page, company.name),
    isUnlisted: page.isUnlisted ?? false,
    ...(page.aliasOf && { aliasOf: page.aliasOf }),
  }));
}

/** A page of the build in this folder; undefined if there is none. */
export function readBuiltPage(address: string): string | undefined {
  const file = path.join(outDir(), htmlFileOf(address));
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

type Options = { ask?: LiveSite['ask']; builtPage?: typeof readBuiltPage };

/**
 * Checks a live site: its pages, files, headers and redirects. It only reads and submits nothing. On this computer, a
 * site may be built for another address and served over http.
 * @param url address of the site's home page
 * @param expected the pages of the site, with the 404 page
 * @throws UserError for an invalid address, or one that shows no page of the site
 */
export async function checkLive(
  url: string,
  expected: ExpectedPage[],
  { ask = askWithin(20_000), builtPage }: Options = {},
): Promise<Finding[]> {
  const root = readRoot(url);
  const isRehearsal = isHere(root);
  const askNext = askUntilSilent(ask);
  const canonical = isRehearsal ? canonicalOf((await askNext(root)).text) : root.href;
  const named = canonical !== undefined && URL.canParse(canonical) ? canonical : undefined;
  const site: LiveSite = {
    root,
    ownRoot: named === undefined ? undefined : new URL(named),
    isRehearsal,
    ask: askNext,
    pages: expected.filter(({ path }) => path !== notFoundPath),
    notFoundTitle: expected.find(({ path }) => path === notFoundPath)!.title,
    // A build for another address has other pages.
    localPage: canonicalOf(builtPage?.('/') ?? '') === named ? builtPage : undefined,
  };
  const { findings, shown } = await checkLivePages(site);
  const needed = await checkFiles(site, shown);
  findings.push(...(await checkDelivery(site, shown)), ...needed.findings);
  findings.push(...(await checkAddresses(site)), ...(await checkSearch(site, needed.files)));
  if (named === root.href) return findings;
  const what = named ? `is built for ${named}` : 'is built without an address: set SITE_URL to publish it';
  return [...findings, { address: root.href, what, isRemark: true }];
}
