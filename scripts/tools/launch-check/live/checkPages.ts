import { textOf, titleOf } from './decode.ts';
import { addressOf, type ExpectedPage, type Finding, type LiveSite } from './Finding.ts';

/** Insecure addresses that browsers fetch or submit to: they block them, upgrade them, or warn. */
const fetched =
  /<(?:img|script|iframe|source|video|form|link rel="(?:stylesheet|preload|modulepreload|icon|manifest)")\b[^>]*?\s(?:src|srcset|href|action|poster)="(http:\/\/[^"\s]+)/g;

/** Addresses by which a page names itself. */
const ownAddresses = /<(?:link rel="canonical" href|meta property="og:url" content)="([^"]+)"/g;

async function checkPage(site: LiveSite, { path, title }: ExpectedPage): Promise<Finding[]> {
  const address = addressOf(site, path);
  const finding = (what: string): Finding => ({ address: address.href, what });
  const answer = await site.ask(address);
  if (answer.status !== 200) return [finding(`answers with status ${answer.status} instead of 200`)];

  const findings: Finding[] = [];
  const type = answer.headers['content-type'] ?? '';
  if (!/^text\/html\b/.test(type)) findings.push(finding(`is sent as "${type}" instead of text/html`));
  const html = textOf(answer);
  if (titleOf(html) !== title) {
    findings.push(
      finding(`has the title "${titleOf(html) ?? ''}" instead of "${title}": is an older build online?`),
    );
  }
  for (const [, insecure] of html.matchAll(fetched))
    findings.push(finding(`fetches ${insecure} without https`));
  const own = [...html.matchAll(ownAddresses)].map(([, named]) => named!);
  const foreign = new Set(own.filter((named) => !named.startsWith(site.root.href)));
  for (const named of foreign)
    findings.push(finding(`names itself ${named}: build with SITE_URL=${site.root.origin}`));
  const isListed = !html.includes('<meta name="robots" content="noindex"');
  if (own.length === 0 && isListed) findings.push(finding('has no canonical address: build with SITE_URL'));
  return findings;
}

/** How many pages are requested at a time. */
const lanes = 4;

/** Checks that each page exists, is up to date, and uses the right addresses. */
export async function checkPages(site: LiveSite): Promise<Finding[]> {
  const waiting = [...site.pages];
  const findings: Finding[] = [];
  const checkNext = async (): Promise<void> => {
    const page = waiting.shift();
    if (!page) return;
    findings.push(...(await checkPage(site, page)));
    await checkNext();
  };
  await Promise.all(Array.from({ length: lanes }, checkNext));
  return findings.sort((one, other) => one.address.localeCompare(other.address));
}
