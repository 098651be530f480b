import { plural } from '#shared/core/plural.ts';
import { canonicalOf, type Faults, type Served, titleOf } from './answers.ts';
import { hiding } from './deliveryFaults.ts';

const all = (text: string, sign: RegExp) => [...text.matchAll(sign)].map(([whole, part]) => part ?? whole);

/** The first text of a kind that was sent and not built. */
const added = ({ text, built }: Served, sign: RegExp): string | undefined => {
  const own = all(built, sign);
  return all(text, sign).find((found) => !own.includes(found));
};

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : 'no host');

/** The script that a page starts with, and the policy with the hashes of what it contains. */
const ofBuild = /data-preload="[^"]*"|http-equiv="?Content-Security-Policy"?[^>]*/g;
const robotsTag = /<meta[^>]*\sname="?(?:robots|\w*bot(?:-\w+)?)"?[^>]*>/gi;
const inlineText = /<(?:script|style)(?![^>]*json).*?<\/(?:script|style)>/gis;
/** Addresses in the data for previews and search engines. */
const named =
  /(?:"og:url"|"og:image"|"twitter:image"|hreflang="[\w-]+")[^>]*?(?:content|href)="([^"]+)"|(?<="(?:url|item|@id|logo)":")http[^"]+/g;

const advice = 'build with its SITE_URL and BASE_PATH';

function canonicalFault({ text, built, header }: Served): string | undefined {
  const [sent, wanted] = [canonicalOf(text), canonicalOf(built)];
  if (!wanted) return undefined;
  if (!sent) return `has no canonical address: ${advice}`;
  const inHeader = /<([^>]*)>;\s*rel="?canonical/i.exec(header('link'))?.[1] ?? sent;
  const other = [sent, inHeader].find((address) => address !== wanted);
  if (other && originOf(other) !== originOf(wanted))
    return `names ${originOf(other)} as its address: ${advice}`;
  return other && `names ${other} as its original, in place of itself`;
}

function pageFaults(page: Served): Faults {
  const [tag, other] = [added(page, robotsTag), added(page, named)];
  const isOtherBuild = added(page, ofBuild);
  const faults: Faults = [
    tag && hiding.test(tag) && `tells search engines not to show it: its HTML has ${tag}`,
    canonicalFault(page),
    other && `names ${originOf(other)} in its data for previews and search engines: ${advice}`,
    added(page, /\s(?:src|srcset|poster|action)="?http:/gi) &&
      'loads something over http:, which browsers refuse or warn of',
    isOtherBuild && 'is of another build: upload all of dist/, and empty the cache of the host',
    !isOtherBuild &&
      added(page, inlineText) &&
      'was changed on its way: it has a script or style that the build did not write, and browsers refuse it: switch off what the host adds or minifies',
  ];
  if (page.text === page.built || faults.some(Boolean)) return faults;
  return [
    'is not the page that was built in this folder: publish that, or build again; if it is the newest, the host changes pages',
  ];
}

function sitemapFault(sitemap: Served): string | false {
  const sign = /<loc>(.*?)<\/loc>/g;
  const foreign = added(sitemap, sign);
  if (foreign) return `names ${foreign}, which was not built: ${advice}`;
  const missing = all(sitemap.built, sign).filter((address) => !all(sitemap.text, sign).includes(address));
  return missing.length > 0 && `lacks ${plural(missing.length, 'page')}, such as ${missing[0]}`;
}

/** What is wrong with the text of a file of the site. */
export function textFaults(served: Served): Faults {
  if (served.file.endsWith('.html')) return pageFaults(served);
  return served.file === 'sitemap.xml' ? [sitemapFault(served)] : [];
}

/** What is wrong where there is nothing in place of a file, or something else. */
export function unavailable({ file, obstacle, status, text }: Served): string {
  if (obstacle)
    return status === 0 || file.endsWith('.html') ? obstacle : `${obstacle}, but the site needs it`;
  const question = text.includes('data-entry=') ? ': is an older build online?' : '';
  return `shows another title ("${titleOf(text)}")${question}`;
}
