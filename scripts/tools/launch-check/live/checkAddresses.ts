import robotsParser from 'robots-parser';
import { plural } from '#shared/core/plural.ts';
import { day, hashedFolders } from '../../../pipeline/hostHeaders.ts';
import { secondsOf } from './fileRules.ts';
import { check, type Finding, type Rule, type Served, type Site, titleOf } from './Rule.ts';

/** Another form of a page's address should lead to it in so many redirects, with one of these statuses. */
type Way = { from: string; hops: number; statuses: number[] };

const redirects = [301, 302, 307, 308];

/** http, the name with "www." or without, and an address without its last slash, as people type them. */
function waysTo(page: string, { root, isRehearsal }: Site): Way[] {
  const withoutSlash = { from: page.replace(/\/$/, ''), hops: 1, statuses: [...redirects, 200] };
  if (isRehearsal) return [withoutSlash];
  const { hostname, protocol } = root;
  const other = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
  const hasOther = /^[^.]+\.((co|com|net|org)\.)?[a-z]+$/.test(other.replace('www.', ''));
  // Browsers remember only 301 and 308.
  const overHttp = { from: page.replace('https', 'http'), hops: 1, statuses: [301, 308] };
  return [
    withoutSlash,
    ...(protocol === 'https:' ? [overHttp] : []),
    ...(hasOther ? [{ from: page.replace(hostname, other), hops: 3, statuses: redirects }] : []),
  ];
}

async function checkWay(site: Site, page: Served, way: Way): Promise<Finding[]> {
  const answer = await site.ask(new URL(way.from));
  const { status, target, text, obstacle } = answer;
  // On this computer, the request is sent as by a proxy with HTTPS, so the redirect may lead to https.
  if (target && site.isRehearsal) target.protocol = site.root.protocol;
  const isRight = target ? target.href === page.address.href : titleOf(text) === titleOf(page.built);
  if (isRight && way.statuses.includes(status)) return [];
  if (target && !isRight && way.hops > 1)
    return checkWay(site, page, { ...way, from: target.href, hops: way.hops - 1 });
  const got = status ? `answers with ${target ? `${status} to ${target}` : status}` : obstacle;
  return check([() => `${got} instead of leading to ${page.address}`], answer, site);
}

/** For a missing file of a folder that browsers cache for a year. */
const missingFile: Rule = (answer) => {
  const { status, obstacle, header } = answer;
  const kept = `(Cache-Control "${header('cache-control')}"): see "Missing files" in hosting/README.md`;
  if (status === 404) return secondsOf(answer) > day && `is missing, and browsers keep that answer ${kept}`;
  return status ? `is missing, but answers with status ${status} instead of 404` : obstacle;
};

/** For what a host must not serve: how to tell it from a page, and what is wrong then. */
const no =
  (sign: RegExp, what: string): Rule =>
  ({ status, text }) =>
    status === 200 && sign.test(text) && what;

const worker = no(
  /^(?!\s*<)(?!.*unregister)/s,
  'may be a service worker that shows a former site: see "After another site" in hosting/README.md',
);
const ofProject = (sign: RegExp) => no(sign, 'publishes the project: upload the contents of dist/ only');

/** Addresses at which nothing should be. */
const empty: [path: string, rule: Rule][] = [
  ...hashedFolders.map((folder): [string, Rule] => [`${folder}/there-is-no-such-file.js`, missingFile]),
  ['images/', no(/./, 'lists the files of a folder')],
  ...['sw.js', 'service-worker.js', 'ngsw-worker.js'].map((file): [string, Rule] => [file, worker]),
  ['.git/HEAD', ofProject(/^ref:/)],
  ['package.json', ofProject(/"scripts"/)],
  ['.env', no(/^\w+=/m, 'publishes settings, perhaps passwords: delete it there')],
];

/** For robots.txt: what it forbids search engines of these addresses, and whether it names the sitemap. */
const robotsRules = (needed: Served[]): Rule[] => [
  ({ address, status, text }) => {
    const robots = robotsParser(address.href, status === 200 ? text : '');
    const bots = ['Googlebot', 'Googlebot-Image', 'Bingbot'];
    const hidden = needed.filter((one) => bots.some((bot) => robots.isDisallowed(one.address.href, bot)));
    const some = `${plural(hidden.length, 'address', 'addresses')} such as ${hidden[0]?.address}`;
    const what = hidden.length === needed.length ? 'the whole site' : some;
    return hidden.length > 0 && `forbids search engines ${what}: remove its Disallow`;
  },
  ({ status, obstacle, text }, { ownRoot }) => {
    if (status === 0 || status >= 500) return `${obstacle}: search engines may stay away from the whole site`;
    const words = ownRoot && `Sitemap: ${ownRoot.href}sitemap.xml`;
    return words && (obstacle ?? (!text.includes(words) && `does not contain "${words}"`));
  },
];

/**
 * Checks https, other forms of addresses, unknown ones, what a host must not serve, and robots.txt.
 * @param needed files of the site, which search engines must be allowed to read
 * @param page one of them
 * @param notFound the 404 page
 */
export async function checkAddresses(
  site: Site,
  needed: Served[],
  page: Served,
  notFound: string,
): Promise<Finding[]> {
  const { root, ask } = site;
  const found = waysTo(page.address.href, site).map((way) => checkWay(site, page, way));
  const unknown = await ask(new URL('there-is-no-such-page/', root));
  const notFoundRules: Rule[] = [
    ({ status, obstacle }) => status !== 404 && (obstacle ?? `answers with status ${status} instead of 404`),
    ({ status, text }) =>
      status !== 0 &&
      titleOf(text) !== titleOf(notFound) &&
      'does not show the site’s own page for unknown addresses',
  ];
  // If unknown addresses get a page as well, the other responses prove nothing.
  const asked = unknown.status === 200 ? [] : empty;
  const rest = asked.map(async ([path, rule]) => check([rule], await ask(new URL(path, root)), site));
  return [
    ...(await Promise.all(found)).flat(),
    ...check(notFoundRules, unknown, site),
    ...(await Promise.all(rest)).flat(),
    // Search engines read it at the top of the host only.
    ...check(robotsRules(needed), await ask(new URL('/robots.txt', root)), site),
  ];
}
