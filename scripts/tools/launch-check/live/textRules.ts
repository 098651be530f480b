import { plural } from '#shared/core/plural.ts';
import { hiding } from './fileRules.ts';
import { canonicalOf, forFiles, type Rule, type Served, titleOf } from './Rule.ts';

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
/** Addresses in the data for previews and search engines. */
const named =
  /(?:"og:url"|"og:image"|"twitter:image"|hreflang="[\w-]+")[^>]*?(?:content|href)="([^"]+)"|(?<="(?:url|item|@id|logo)":")http[^"]+/g;

const advice = 'build with its SITE_URL and BASE_PATH';

const pageChanges: Rule<Served>[] = [
  (page) => {
    const tag = added(page, robotsTag);
    return tag && hiding.test(tag) && `tells search engines not to show it: its HTML has ${tag}`;
  },
  ({ text, built, header }) => {
    const [sent, wanted] = [canonicalOf(text), canonicalOf(built)];
    if (!sent || !wanted) return wanted && `has no canonical address: ${advice}`;
    const inHeader = /<([^>]*)>;\s*rel="?canonical/i.exec(header('link'))?.[1] ?? sent;
    const other = [sent, inHeader].find((address) => address !== wanted);
    if (other && originOf(other) !== originOf(wanted))
      return `names ${originOf(other)} as its address: ${advice}`;
    return other && `names ${other} as its original, in place of itself`;
  },
  (page) => {
    const other = added(page, named);
    return other && `names ${originOf(other)} in its data for previews and search engines: ${advice}`;
  },
  (page) =>
    added(page, /\s(?:src|srcset|poster|action)="?http:/gi) &&
    'loads something over http:, which browsers refuse or warn of',
  (page) =>
    added(page, ofBuild) && 'is of another build: upload all of dist/, and empty the cache of the host',
  (page) =>
    added(page, /<(?:script|style)(?![^>]*json).*?<\/(?:script|style)>/gis) &&
    !added(page, ofBuild) &&
    'was changed on its way: it has a script or style that the build did not write, and browsers refuse it: switch off what the host adds or minifies',
];

const otherPage: Rule<Served> = (page, site) =>
  page.text !== page.built &&
  !pageChanges.some((rule) => rule(page, site)) &&
  'is not the page that was built in this folder: publish that, or build again; if it is the newest, the host changes pages';

const wrongSitemap: Rule<Served> = (sitemap) => {
  const sign = /<loc>(.*?)<\/loc>/g;
  const foreign = added(sitemap, sign);
  if (foreign) return `names ${foreign}, which was not built: ${advice}`;
  const missing = all(sitemap.built, sign).filter((address) => !all(sitemap.text, sign).includes(address));
  return missing.length > 0 && `lacks ${plural(missing.length, 'page')}, such as ${missing[0]}`;
};

/** What the text of these files must, or must not, say. */
export const textRules = [
  forFiles(/\.html$/, ...pageChanges, otherPage),
  forFiles(/^sitemap\.xml$/, wrongSitemap),
];

/** For a file in place of which there is nothing, or something else. */
export const unavailable: Rule<Served> = ({ file, obstacle, status, text }) => {
  if (obstacle)
    return status === 0 || file.endsWith('.html') ? obstacle : `${obstacle}, but the site needs it`;
  const question = text.includes('data-entry=') ? ': is an older build online?' : '';
  return `shows another title ("${titleOf(text)}")${question}`;
};
