import { UserError } from '../../../../shared/core/UserError.ts';
import { type Answer, targetOf } from './ask.ts';
import {
  addressOf,
  canonicalOf,
  type ExpectedPage,
  type Finding,
  type LiveSite,
  titleOf,
} from './LiveSite.ts';

/** What an address does instead of showing its page; undefined if it shows the page. */
function substituteOf(answer: Answer, address: URL, title: string): string | undefined {
  const target = targetOf(answer, address);
  if (target) return `redirects to ${target.origin === address.origin ? target.pathname : target.origin}`;
  if (answer.status !== 200) return `answers with status ${answer.status}`;
  return titleOf(answer.text) === title ? undefined : 'shows another title';
}

/** What is wrong with a page that exists. */
function checkContent({ ownRoot, isRehearsal }: LiveSite, { headers, text }: Answer): string[] {
  const type = headers.get('content-type') ?? '';
  const canonical = canonicalOf(text);
  const isListed = !text.includes('<meta name="robots" content="noindex"');
  return [
    /^text\/html\b/.test(type) ? '' : `is sent as "${type}" instead of text/html`,
    canonical === undefined && isListed && !isRehearsal
      ? 'has no canonical address: build with SITE_URL'
      : '',
    ownRoot && canonical?.startsWith(ownRoot.href) === false
      ? `names another address as its own: build with SITE_URL=${ownRoot.origin} and BASE_PATH=${ownRoot.pathname}`
      : '',
  ].filter(Boolean);
}

async function checkPage(site: LiveSite, { path, title }: ExpectedPage) {
  const address = addressOf(site, path);
  const answer = await site.ask(address);
  const substitute = substituteOf(answer, address, title);
  if (substitute === undefined)
    return { findings: checkContent(site, answer).map((what): Finding => ({ address: address.href, what })) };
  const detail = `"${titleOf(answer.text)}" instead of "${title}": is an older build online?`;
  return { substitute, findings: [{ address: address.href, what: substitute, detail }] };
}

/** How many pages are requested at a time. */
const concurrency = 4;

/**
 * Checks that each page exists, is up to date, and names the right address.
 * @throws UserError with a guess if none of the pages is there
 */
export async function checkLivePages(site: LiveSite): Promise<Finding[]> {
  const checked = [];
  for (let start = 0; start < site.pages.length; start += concurrency) {
    const group = site.pages.slice(start, start + concurrency);
    checked.push(...(await Promise.all(group.map((page) => checkPage(site, page)))));
  }
  if (checked.some(({ substitute }) => substitute === undefined))
    return checked.flatMap(({ findings }) => findings);
  const answers = [...new Set(checked.map(({ substitute }) => substitute))].join(' or ');
  throw new UserError(
    `None of the site's ${checked.length} pages is at ${site.root.href}: each ${answers}. Are the contents of dist/, not the folder itself, in the web root? If the site is served below a folder, give its address`,
  );
}
