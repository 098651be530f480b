import { UserError } from '../../../../shared/core/UserError.ts';
import { listPages } from '../../../pipeline/pages/listPages.ts';
import { notFoundPath, selectPages } from '../../../pipeline/pages/selectPages.ts';
import { documentTitle } from '../../../pipeline/seo/headTags.ts';
import { askServer, isHere } from './ask.ts';
import { checkAddresses } from './checkAddresses.ts';
import { checkDelivery } from './checkDelivery.ts';
import { checkLivePages } from './checkLivePages.ts';
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
  }));
}

/**
 * Checks a live site: its pages, headers and redirects. It only reads and submits nothing. On this computer, a site may
 * be built for another address and served over http.
 * @param url address of the site's home page
 * @param expected the pages of the site, with the 404 page
 * @throws UserError for an invalid address, or one that does not respond or shows no page of the site
 */
export async function checkLive(url: string, expected: ExpectedPage[], ask = askServer): Promise<Finding[]> {
  const root = readRoot(url);
  const isRehearsal = isHere(root);
  const named = isRehearsal ? canonicalOf((await ask(root)).text) : root.href;
  const site: LiveSite = {
    root,
    ownRoot: named === undefined ? undefined : new URL(named),
    isRehearsal,
    ask,
    pages: expected.filter(({ path }) => path !== notFoundPath),
    notFoundTitle: expected.find(({ path }) => path === notFoundPath)!.title,
  };
  const findings = [
    ...(await checkLivePages(site)),
    ...(await checkDelivery(site)),
    ...(await checkAddresses(site)),
  ];
  if (named === root.href) return findings;
  const what = named ? `is built for ${named}` : 'is built without an address: set SITE_URL to publish it';
  return [...findings, { address: root.href, what, isRemark: true }];
}
