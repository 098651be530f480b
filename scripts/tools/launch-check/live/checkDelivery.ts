import { day, securityHeaders, year } from '../../../pipeline/hosting.ts';
import type { Answer } from './ask.ts';
import { addressOf, type Finding, type LiveSite } from './LiveSite.ts';

const secondsIn = (header: string) => Number(/max-age=(\d+)/.exec(header)?.[1] ?? Number.NaN);

function wrongHeaders({ headers }: Answer): string[] {
  if (!Object.keys(securityHeaders).some((name) => headers.has(name))) {
    return [
      'sends no security header: is the recipe of the host in place? Apache’s is .htaccess, which programs for uploading may hide',
    ];
  }
  return Object.entries(securityHeaders).flatMap(([name, wanted]) => {
    const sent = headers.get(name) ?? '';
    const isTimed = name === 'Strict-Transport-Security' && secondsIn(sent) >= year;
    if (isTimed || sent.toLowerCase().includes(wanted.toLowerCase())) return [];
    return [sent ? `sends ${name} "${sent}" instead of "${wanted}"` : `sends no ${name}`];
  });
}

/** Texts smaller than a packet need no compression. */
function wrongCompression({ headers, text }: Answer): string[] {
  const isCompressed = /\b(br|gzip|zstd)\b/.test(headers.get('content-encoding') ?? '');
  return isCompressed || text.length < 1400 ? [] : ['is sent without compression'];
}

function wrongPageCaching({ headers }: Answer): string[] {
  const sent = headers.get('cache-control') ?? '';
  if (/no-store/.test(sent)) return ['is kept out of the back/forward cache by "no-store"'];
  if (/no-cache/.test(sent) || secondsIn(sent) === 0) return [];
  return [`may be cached without revalidation (Cache-Control "${sent}" instead of "no-cache")`];
}

/** What is wrong with a hashed file. */
function wrongFile(answer: Answer, { root }: LiveSite, file: URL): string[] {
  const base = file.pathname.replace(/assets\/.*/, '');
  const reason = base === root.pathname ? '' : `: the site is built with BASE_PATH=${base}`;
  if (answer.status !== 200) return [`answers with status ${answer.status}, but pages need it${reason}`];
  const sent = answer.headers.get('cache-control') ?? '';
  const caching = `may not be cached for a day (Cache-Control "${sent}"), though its name changes with it`;
  return [...wrongCompression(answer), ...(secondsIn(sent) >= day ? [] : [caching])];
}

/** Checks security headers, compression and caching of the home page, and of its first style sheet and script. */
export async function checkDelivery(site: LiveSite): Promise<Finding[]> {
  const home = addressOf(site, '/');
  const page = await site.ask(home);
  if (page.status !== 200) return [];
  const at = ({ href }: URL, wrong: string[]) => wrong.map((what): Finding => ({ address: href, what }));
  const findings = at(home, [...wrongHeaders(page), ...wrongCompression(page), ...wrongPageCaching(page)]);
  for (const ending of ['css', 'js']) {
    const href = new RegExp(`"([^"\\s]*/assets/[^"\\s]+\\.${ending})[" ]`).exec(page.text)?.[1];
    if (href === undefined) continue;
    const file = new URL(href, home);
    findings.push(...at(file, wrongFile(await site.ask(file), site, file)));
  }
  return findings;
}
