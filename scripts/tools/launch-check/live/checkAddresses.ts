import type { Answer } from './Answer.ts';
import { textOf, titleOf } from './decode.ts';
import { addressOf, type Finding, type LiveSite, targetOf } from './Finding.ts';

/** An address without a page. */
const unknown = '/there-is-no-such-page/';

async function checkHttps(site: LiveSite): Promise<Finding[]> {
  const { protocol } = site.root;
  if (protocol !== 'https:') return [{ address: site.root.href, what: 'is being checked over http' }];
  const insecure = addressOf(site, site.pages[0]!.path);
  const wanted = insecure.href;
  insecure.protocol = 'http:';
  const finding = (what: string): Finding[] => [{ address: insecure.href, what }];
  let answer: Answer;
  try {
    answer = await site.ask(insecure);
  } catch {
    return finding('does not answer: people who type the domain alone may use http');
  }
  const target = targetOf(answer, insecure);
  if (target?.href !== wanted) {
    return finding(
      target
        ? `redirects to ${target.href} instead of ${wanted}`
        : `answers with status ${answer.status} instead of redirecting to https`,
    );
  }
  return [301, 308].includes(answer.status)
    ? []
    : finding(
        `redirects to https with ${answer.status}, which browsers do not remember, instead of 301 or 308`,
      );
}

/** A page's address without its trailing slash, as people type it. */
async function checkSlash(site: LiveSite): Promise<Finding[]> {
  const page = site.pages.find(({ path }) => path !== '/' && path.endsWith('/'));
  if (!page) return [];
  const address = addressOf(site, page.path.slice(0, -1));
  const wanted = addressOf(site, page.path).href;
  const answer = await site.ask(address);
  const isRight =
    targetOf(answer, address)?.href === wanted ||
    (answer.status === 200 && titleOf(textOf(answer)) === page.title);
  const led = targetOf(answer, address)?.href ?? `status ${answer.status}`;
  return isRight ? [] : [{ address: address.href, what: `gets ${led} instead of ${wanted}` }];
}

async function checkUnknown(site: LiveSite): Promise<Finding[]> {
  const address = addressOf(site, unknown);
  const answer = await site.ask(address);
  const findings: Finding[] = [];
  if (answer.status !== 404)
    findings.push({ address: address.href, what: `answers with status ${answer.status} instead of 404` });
  if (titleOf(textOf(answer)) !== site.notFoundTitle)
    findings.push({ address: address.href, what: 'does not show the site’s own page for unknown addresses' });
  return findings;
}

async function checkListing(site: LiveSite): Promise<Finding[]> {
  const address = addressOf(site, '/images/');
  const { status } = await site.ask(address);
  return status === 200 ? [{ address: address.href, what: 'lists the files of a folder' }] : [];
}

function problemOf(answer: Answer, words: string): string | undefined {
  if (answer.status !== 200) return `answers with status ${answer.status}`;
  return textOf(answer).includes(words) ? undefined : `does not contain "${words}"`;
}

async function checkSiteFiles(site: LiveSite): Promise<Finding[]> {
  const wanted = [
    ['/robots.txt', `Sitemap: ${addressOf(site, '/sitemap.xml').href}`],
    ['/sitemap.xml', `<loc>${site.root.href}</loc>`],
  ] as const;
  const findings: Finding[] = [];
  for (const [path, words] of wanted) {
    const address = addressOf(site, path);
    const what = problemOf(await site.ask(address), words);
    if (what) findings.push({ address: address.href, what });
  }
  return findings;
}

/** Checks unknown addresses, addresses without a slash, and http. */
export async function checkAddresses(site: LiveSite): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of [checkHttps, checkSlash, checkUnknown, checkListing, checkSiteFiles])
    findings.push(...(await check(site)));
  return findings;
}
