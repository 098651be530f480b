import { plural } from '../../../../shared/core/plural.ts';
import { type Finding, findingsAt, type LiveSite } from './LiveSite.ts';
import { obstacleIn } from './obstacleIn.ts';
import { forbids } from './robots.ts';

/** What a robots.txt forbids search engines of these paths. */
function wrongRules(text: string, paths: string[]): string[] {
  const reports = ['Googlebot', 'Googlebot-Image', 'Bingbot'].flatMap((bot) => {
    const hidden = paths.filter((path) => forbids(text, bot, path));
    if (hidden.length === 0) return [];
    const some = `${plural(hidden.length, 'address', 'addresses')} such as ${hidden[0]}`;
    return `forbids search engines ${hidden.length === paths.length ? 'the whole site' : some}: remove its Disallow`;
  });
  return [...new Set(reports)];
}

/** What is wrong with the sitemap: addresses of other sites, and pages that it lacks. */
function wrongSitemap({ pages }: LiveSite, ownRoot: URL, text: string): (string | false)[] {
  const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);
  const foreign = listed.find((address) => !address.startsWith(ownRoot.href));
  if (foreign) return [`names another site, such as ${foreign}: build with SITE_URL=${ownRoot.origin}`];
  const wanted = pages.filter(({ isUnlisted, aliasOf }) => !isUnlisted && !aliasOf);
  const missing = wanted.filter(({ path }) => !listed.includes(new URL(path.slice(1), ownRoot).href));
  return [missing.length > 0 && `lacks ${plural(missing.length, 'page')}, such as ${missing[0]!.path}`];
}

/**
 * Checks the files for search engines.
 * @param files addresses of what pages need, which search engines must be allowed to read
 */
export async function checkSearch(site: LiveSite, files: string[]): Promise<Finding[]> {
  const { root, ownRoot, ask, pages } = site;
  // Search engines read robots.txt at the top of the host only.
  const [rules, map] = [new URL('/robots.txt', root), new URL('sitemap.xml', root)];
  const robots = await ask(rules);
  const obstacle = obstacleIn(robots, rules);
  const isDown = robots.failure !== undefined || robots.status >= 500;
  const paths = [
    ...pages.map(({ path }) => root.pathname + path.slice(1)),
    ...files.map((file) => new URL(file).pathname),
  ];
  const words = ownRoot && `Sitemap: ${ownRoot.href}sitemap.xml`;
  const findings = findingsAt(rules, [
    ...(obstacle ? [] : wrongRules(robots.text, paths)),
    isDown && `${obstacle}: search engines may stay away from the whole site`,
    !isDown && words && (obstacle ?? (!robots.text.includes(words) && `does not contain "${words}"`)),
  ]);
  // A site without an address has no sitemap.
  if (!ownRoot) return findings;
  const sitemap = await ask(map);
  const missing = obstacleIn(sitemap, map);
  return [...findings, ...findingsAt(map, missing ? [missing] : wrongSitemap(site, ownRoot, sitemap.text))];
}
