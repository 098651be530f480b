import { createHash } from 'node:crypto';
import { canonicalOf, type LiveSite, type ShownPage } from './LiveSite.ts';

/** What keeps search engines from listing an address, or from showing its words and pictures. */
const forbidding = /\b(noindex|none|nosnippet|noimageindex|unavailable_after)\b/i;

/** What a header says against indexing, also for a single bot. */
export function wrongRobotsHeader(headers: Headers): string | false {
  const sent = headers.get('x-robots-tag') ?? '';
  return (
    forbidding.test(sent) &&
    `tells search engines not to show it (X-Robots-Tag "${sent}"): remove that header`
  );
}

function wrongRobotsMeta(html: string): string | false {
  const tags = html.match(/<meta[^>]*\sname="?(?:robots|\w*bot(?:-\w+)?)"?[^>]*>/gi) ?? [];
  const tag = tags.find((text) => forbidding.test(text));
  return tag !== undefined && `tells search engines not to show it: its HTML has ${tag}`;
}

/** Addresses that search engines and previews read: of the page, its image and versions, and in structured data. */
const namedAddresses =
  /(?:"og:url"|"og:image"|"twitter:image"|hreflang="[\w-]+")[^>]*?(?:content|href)="([^"]+)"|"(?:url|item|@id|logo)":"(http[^"]+)"/g;

function wrongAddresses({ ownRoot, isRehearsal }: LiveSite, { answer, ...page }: ShownPage) {
  const canonical = canonicalOf(answer.text);
  if (canonical === undefined)
    return [!page.isUnlisted && !isRehearsal && 'has no canonical address: build with SITE_URL'];
  if (!URL.canParse(canonical))
    return ['names a canonical address without its host, which search engines ignore: build with SITE_URL'];
  if (!ownRoot) return [];
  const advice = `build with SITE_URL=${ownRoot.origin} and BASE_PATH=${ownRoot.pathname}`;
  if (!canonical.startsWith(ownRoot.href)) return [`names another address as its own: ${advice}`];
  const inHeader = /<([^>]*)>;\s*rel="?canonical/i.exec(answer.headers.get('link') ?? '')?.[1] ?? canonical;
  const wanted = new URL((page.aliasOf ?? page.path).slice(1), ownRoot).href;
  const other = [canonical, inHeader].find((address) => address !== wanted);
  const named = [...answer.text.matchAll(namedAddresses)].map(([, inTag, inData]) => inTag ?? inData!);
  const foreign = named.find((address) => !address.startsWith(ownRoot.href));
  return [
    other !== undefined && `names ${other} as its original, in place of itself`,
    foreign !== undefined &&
      `names ${URL.canParse(foreign) ? new URL(foreign).origin : 'no host'} in its data for previews and search engines: ${advice}`,
  ];
}

/** Whether a page's own policy refuses a script or style in it, or it has foreign scripts: the build writes neither. */
function isChanged(html: string): boolean {
  const policy = /http-equiv="?Content-Security-Policy"? content="([^"]*)"/i.exec(html)?.[1] ?? '';
  const hasHash = (text: string) =>
    policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...html.matchAll(/<(script|style)((?:\s[^>]*)?)>(.*?)<\/\1>/gis)].some(
    ([, , attributes, text]) =>
      / src=/.test(attributes!) || !(attributes!.includes('json') || hasHash(text!)),
  );
}

/** What is wrong with a page that exists. */
export function wrongContent(site: LiveSite, page: ShownPage): (string | false)[] {
  const { headers, text } = page.answer;
  const type = headers.get('content-type') ?? '';
  return [
    !/^text\/html\b/.test(type) && `is sent as "${type}" instead of text/html`,
    /charset=(?!"?utf-8)/i.test(type) && `is sent as "${type}", though it is written in UTF-8`,
    headers.has('set-cookie') &&
      'sets a cookie, which the privacy page does not mention: switch it off at the host',
    !page.isUnlisted && wrongRobotsHeader(headers),
    !page.isUnlisted && wrongRobotsMeta(text),
    ...wrongAddresses(site, page),
    isChanged(text) &&
      'was changed on its way: it has a script or style that the build did not write, and browsers refuse it: switch off what the host adds or minifies',
    /\s(?:src|srcset|poster|action)="?http:/i.test(text) &&
      'loads something over http:, which browsers refuse or warn of',
  ];
}
