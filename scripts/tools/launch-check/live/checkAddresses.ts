import { targetOf } from './ask.ts';
import { addressOf, type Finding, type LiveSite, titleOf } from './LiveSite.ts';

/** http must redirect to https permanently: browsers remember only 301 and 308. */
async function checkHttps(site: LiveSite): Promise<Finding[]> {
  const { href, protocol } = site.root;
  const unchecked = 'is on this computer: HTTPS and the redirect to it are not checked';
  if (site.isRehearsal) return [{ address: href, what: unchecked, isRemark: true }];
  if (protocol !== 'https:') return [{ address: href, what: 'is being checked over http' }];
  const wanted = addressOf(site, site.pages[0]!.path).href;
  const insecure = new URL(wanted.replace('https', 'http'));
  const answer = await site.ask(insecure).catch(() => undefined);
  const target = answer && targetOf(answer, insecure);
  if (target?.href === wanted && [301, 308].includes(answer!.status)) return [];
  const got = answer
    ? `answers with ${[answer.status, target?.href].filter(Boolean).join(' to ')}`
    : 'does not answer';
  return [{ address: insecure.href, what: `${got} instead of redirecting to ${wanted} with 301 or 308` }];
}

/** A page's address without its trailing slash, as people type it. */
async function checkSlash(site: LiveSite): Promise<Finding[]> {
  const page = site.pages.find(({ path }) => path !== '/' && path.endsWith('/'));
  if (!page) return [];
  const address = addressOf(site, page.path.slice(0, -1));
  const wanted = addressOf(site, page.path);
  const answer = await site.ask(address);
  const target = targetOf(answer, address);
  // On this computer, the request is sent as by a proxy with HTTPS, so the redirect may lead to https.
  if (target && site.isRehearsal) target.protocol = wanted.protocol;
  const isPage = answer.status === 200 && titleOf(answer.text) === page.title;
  if (isPage || target?.href === wanted.href) return [];
  const got = target?.href ?? `status ${answer.status}`;
  return [{ address: address.href, what: `gets ${got} instead of ${wanted.href}` }];
}

/** Checks https, an address without its slash, unknown addresses, and the files for search engines. */
export async function checkAddresses(site: LiveSite): Promise<Finding[]> {
  const findings = [...(await checkHttps(site)), ...(await checkSlash(site))];
  const get = async (path: string) => {
    const address = addressOf(site, path);
    const tell = (what: string) => findings.push({ address: address.href, what });
    return { ...(await site.ask(address)), tell };
  };
  const unknown = await get('/there-is-no-such-page/');
  if (unknown.status !== 404) unknown.tell(`answers with status ${unknown.status} instead of 404`);
  if (titleOf(unknown.text) !== site.notFoundTitle)
    unknown.tell('does not show the site’s own page for unknown addresses');

  const folder = await get('/images/');
  // If unknown addresses get a page as well, the response for a folder proves nothing.
  if (folder.status === 200 && unknown.status !== 200) folder.tell('lists the files of a folder');

  // A site without an address has no sitemap.
  if (!site.ownRoot) return findings;
  const wanted = {
    '/robots.txt': `Sitemap: ${site.ownRoot.href}sitemap.xml`,
    '/sitemap.xml': `<loc>${site.ownRoot.href}</loc>`,
  };
  for (const [path, words] of Object.entries(wanted)) {
    const { status, text, tell } = await get(path);
    if (status !== 200) tell(`answers with status ${status}`);
    else if (!text.includes(words)) tell(`does not contain "${words}"`);
  }
  return findings;
}
