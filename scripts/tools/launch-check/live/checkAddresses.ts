import { day, hashedFolders } from '../../../pipeline/hostHeaders.ts';
import { type Answer, targetOf } from './ask.ts';
import { secondsIn } from './checkFiles.ts';
import {
  addressOf,
  type ExpectedPage,
  type Finding,
  findingsAt,
  type LiveSite,
  titleOf,
} from './LiveSite.ts';
import { obstacleIn } from './obstacleIn.ts';

/** Another form of a page's address should lead to it in so many redirects, with one of these statuses. */
type Way = { from: URL; hops: number; statuses: number[] };

async function checkWay(
  site: LiveSite,
  page: ExpectedPage,
  { from, hops, statuses }: Way,
): Promise<Finding[]> {
  const wanted = addressOf(site, page.path);
  const answer = await site.ask(from);
  const target = targetOf(answer, from);
  // On this computer, the request is sent as by a proxy with HTTPS, so the redirect may lead to https.
  if (target && site.isRehearsal) target.protocol = wanted.protocol;
  const isRight = target?.href === wanted.href && statuses.includes(answer.status);
  const isShown = statuses.includes(200) && answer.status === 200 && titleOf(answer.text) === page.title;
  if (isRight || isShown) return [];
  if (target && target.href !== wanted.href && hops > 1)
    return checkWay(site, page, { from: target, hops: hops - 1, statuses });
  const got = answer.failure ?? `answers with ${[answer.status, target?.href].filter(Boolean).join(' to ')}`;
  return findingsAt(from, [`${got} instead of leading to ${wanted.href}`]);
}

/** http, the name with "www." or without, and an address without its last slash, as people type them. */
async function checkWays(site: LiveSite): Promise<Finding[]> {
  const { hostname, href, protocol } = site.root;
  const page = site.pages.find(({ path }) => path !== '/' && path.endsWith('/')) ?? site.pages[0]!;
  const wanted = addressOf(site, page.path);
  const redirects = [301, 302, 307, 308];
  const ways: Way[] = [
    { from: new URL(wanted.href.replace(/(?<=.)\/$/, '')), hops: 1, statuses: [...redirects, 200] },
  ];
  if (site.isRehearsal) {
    const what = 'is on this computer: HTTPS and the redirect to it are not checked';
    return [{ address: href, what, isRemark: true }, ...(await checkWay(site, page, ways[0]!))];
  }
  // Browsers remember only 301 and 308.
  const isSecure = protocol === 'https:';
  if (isSecure)
    ways.unshift({ from: new URL(wanted.href.replace('https', 'http')), hops: 1, statuses: [301, 308] });
  const other = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
  if (/^[^.]+\.((co|com|net|org)\.)?[a-z]+$/.test(other.replace('www.', '')))
    ways.push({ from: new URL(wanted.href.replace(hostname, other)), hops: 3, statuses: redirects });
  const found = await Promise.all(ways.map((way) => checkWay(site, page, way)));
  return [...(isSecure ? [] : findingsAt(site.root, ['is being checked over http'])), ...found.flat()];
}

/** What is wrong with the response for a missing file of a folder that browsers cache for a year. */
function wrongMissingFile({ failure, status, headers }: Answer): string | false {
  if (failure) return failure;
  if (status !== 404) return `is missing, but answers with status ${status} instead of 404`;
  const sent = headers.get('cache-control') ?? '';
  const isKept = secondsIn(sent) > day;
  return (
    isKept &&
    `is missing, and browsers keep that answer (Cache-Control "${sent}"): see "Missing files" in hosting/README.md`
  );
}

const worker =
  'may be a service worker that shows a former site: see "After another site" in hosting/README.md';
const project = 'publishes the project: upload the contents of dist/ only';

/** What a host must not serve, and how to tell it from a page. */
const unwanted: [path: string, sign: RegExp, what: string][] = [
  ['/sw.js', /^(?!\s*<)(?!.*unregister)/s, worker],
  ['/service-worker.js', /^(?!\s*<)(?!.*unregister)/s, worker],
  ['/.git/HEAD', /^ref:/, project],
  ['/package.json', /"scripts"/, project],
  ['/.env', /^\w+=/m, 'publishes settings, perhaps passwords: delete it there'],
];

/** Checks https, other forms of addresses, unknown ones, and what a host must not serve. */
export async function checkAddresses(site: LiveSite): Promise<Finding[]> {
  const findings = await checkWays(site);
  const check = async (path: string, wrong: (answer: Answer) => (string | false)[]) => {
    const address = addressOf(site, path);
    const answer = await site.ask(address);
    findings.push(...findingsAt(address, wrong(answer)));
    return answer;
  };
  const unknown = await check('/there-is-no-such-page/', (answer) => [
    answer.status !== 404 && (obstacleIn(answer, site.root) ?? 'answers with status 200 instead of 404'),
    titleOf(answer.text) !== site.notFoundTitle &&
      !answer.failure &&
      'does not show the site’s own page for unknown addresses',
  ]);
  // If unknown addresses get a page as well, these responses prove nothing.
  if (unknown.status === 200) return findings;
  for (const folder of hashedFolders)
    await check(`/${folder}/there-is-no-such-file.js`, (answer) => [wrongMissingFile(answer)]);
  await check('/images/', ({ status }) => [status === 200 && 'lists the files of a folder']);
  for (const [path, sign, what] of unwanted)
    await check(path, ({ status, text }) => [status === 200 && sign.test(text) && what]);
  return findings;
}
