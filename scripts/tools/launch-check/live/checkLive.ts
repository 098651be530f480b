import { plural } from '../../../../shared/core/plural.ts';
import { CliError } from '../../../lib/CliError.ts';
import { listPages } from '../../../pipeline/pages/listPages.ts';
import { selectPages } from '../../../pipeline/pages/selectPages.ts';
import { notFoundPath } from '../../../pipeline/SiteState.ts';
import { documentTitle } from '../../../pipeline/seo/headTags.ts';
import { type Ask, askServer } from './Answer.ts';
import { checkAddresses } from './checkAddresses.ts';
import { checkDelivery } from './checkDelivery.ts';
import { checkPages } from './checkPages.ts';
import type { ExpectedPage, Finding, LiveSite } from './Finding.ts';

/** @throws CliError for an invalid site address */
function readRoot(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new CliError(
      `--url is "${text}": it must be the address of the site, such as "https://www.example.com"`,
    );
  }
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

async function expectedPages(): Promise<ExpectedPage[]> {
  const site = await listPages('.pages/launch-check');
  return selectPages(site.pages, []).map((page) => ({
    path: page.path,
    title: documentTitle(page, site.company.name),
  }));
}

/** Checks the pages of a live site, their delivery, and other addresses. */
export const checkSite = async (site: LiveSite): Promise<Finding[]> => [
  ...(await checkPages(site)),
  ...(await checkDelivery(site)),
  ...(await checkAddresses(site)),
];

/** The result for a live site: the number of checked pages, and the problems. */
export type LiveReport = { root: URL; pages: number; findings: Finding[] };

/**
 * Checks a live site: its pages, headers and redirects. It only reads and submits nothing.
 * @param url address of the site's home page
 * @throws CliError for an invalid address, or a site that does not respond
 */
export async function checkLive(url: string, ask: Ask = askServer): Promise<LiveReport> {
  const root = readRoot(url);
  const listed = await expectedPages();
  const pages = listed.filter(({ path }) => path !== notFoundPath);
  const notFoundTitle = listed.find(({ path }) => path === notFoundPath)!.title;
  try {
    return { root, pages: pages.length, findings: await checkSite({ root, ask, pages, notFoundTitle }) };
  } catch (error) {
    throw new CliError(
      `${root.href} does not answer: ${(error as Error).message || (error as { code?: string }).code}`,
    );
  }
}

/** The report: a line for each finding, and a summary. */
export function describeLive({ root, pages, findings }: LiveReport): string {
  const checked = `${pages} pages of ${root.href}, their delivery and redirects`;
  if (findings.length === 0) return `Checked ${checked}: no problems found`;
  const lines = findings.map(({ address, what }) => `${address} ${what}`);
  const count = plural(findings.length, 'problem');
  return [
    ...lines,
    '',
    `Checked ${checked}: ${count} found. hosting/README.md has a recipe for each host`,
  ].join('\n');
}
