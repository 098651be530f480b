import robotsParser from 'robots-parser';
import { plural } from '#shared/core/plural.ts';
import { day, hashedFolders } from '../../../../build/hostHeaders.ts';
import {
  type Answer,
  type Faults,
  type Finding,
  findingsOf,
  type Served,
  type Site,
  titleOf,
} from './answers.ts';
import { secondsOf } from './deliveryFaults.ts';

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
  return findingsOf(answer, [`${got} instead of leading to ${page.address}`]);
}

/** For a missing file of a folder that browsers cache for a year. */
function missingFile(answer: Answer) {
  const { status, obstacle, header } = answer;
  const kept = `(Cache-Control "${header('cache-control')}"): see "Missing files" in hosting/README.md`;
  if (status === 404) return secondsOf(answer) > day && `is missing, and browsers keep that answer ${kept}`;
  return status ? `is missing, but answers with status ${status} instead of 404` : obstacle;
}

/** For what a host must not serve: how to tell it from a page, and what is wrong then. */
const no = (sign: RegExp, what: string) => (answer: Answer) =>
  answer.status === 200 && sign.test(answer.text) && what;

const worker = no(
  /^(?!\s*<)(?!.*unregister)/s,
  'may be a service worker that shows a former site: see "After another site" in hosting/README.md',
);
const ofProject = (sign: RegExp) => no(sign, 'publishes the project: upload the contents of dist/ only');

/** Addresses at which nothing should be, and what is wrong with an answer. */
const empty: Record<string, (answer: Answer) => Faults[number]> = {
  ...Object.fromEntries(hashedFolders.map((folder) => [`${folder}/there-is-no-such-file.js`, missingFile])),
  'images/': no(/./, 'lists the files of a folder'),
  'sw.js': worker,
  'service-worker.js': worker,
  'ngsw-worker.js': worker,
  '.git/HEAD': ofProject(/^ref:/),
  'package.json': ofProject(/"scripts"/),
  '.env': no(/^\w+=/m, 'publishes settings, perhaps passwords: delete it there'),
};

/** What is wrong with robots.txt: what it forbids search engines of these files, and whether it names the sitemap. */
function robotsFaults(
  { address, status, obstacle, text }: Answer,
  needed: Served[],
  { ownRoot }: Site,
): Faults {
  const robots = robotsParser(address.href, status === 200 ? text : '');
  const bots = ['Googlebot', 'Googlebot-Image', 'Bingbot'];
  const hidden = needed.filter((one) => bots.some((bot) => robots.isDisallowed(one.address.href, bot)));
  const some = `${plural(hidden.length, 'address', 'addresses')} such as ${hidden[0]?.address}`;
  const isAway = status === 0 || status >= 500;
  const words = ownRoot && `Sitemap: ${ownRoot.href}sitemap.xml`;
  return [
    hidden.length > 0 &&
      `forbids search engines ${hidden.length === needed.length ? 'the whole site' : some}: remove its Disallow`,
    isAway && `${obstacle}: search engines may stay away from the whole site`,
    !isAway && words && (obstacle ?? (!text.includes(words) && `does not contain "${words}"`)),
  ];
}

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
  const { status, obstacle, text } = unknown;
  // If unknown addresses get a page as well, the other responses prove nothing.
  const rest = Object.entries(status === 200 ? {} : empty).map(async ([path, faultOf]) => {
    const answer = await ask(new URL(path, root));
    return findingsOf(answer, [faultOf(answer)]);
  });
  // Search engines read it at the top of the host only.
  const robots = await ask(new URL('/robots.txt', root));
  return [
    ...(await Promise.all(found)).flat(),
    ...findingsOf(unknown, [
      status !== 404 && (obstacle ?? `answers with status ${status} instead of 404`),
      status !== 0 &&
        titleOf(text) !== titleOf(notFound) &&
        'does not show the site’s own page for unknown addresses',
    ]),
    ...(await Promise.all(rest)).flat(),
    ...findingsOf(robots, robotsFaults(robots, needed, site)),
  ];
}
