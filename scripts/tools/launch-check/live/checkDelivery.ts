import { securityHeaders, year } from '../../../pipeline/hostHeaders.ts';
import type { Answer } from './ask.ts';
import { secondsIn, wrongCompression } from './checkFiles.ts';
import { type Finding, findingsAt, type LiveSite, type ShownPage } from './LiveSite.ts';

function wrongHeaders({ headers }: Answer): (string | false)[] {
  if (!Object.keys(securityHeaders).some((name) => headers.has(name))) {
    return [
      'sends no security header: is the recipe of the host in place? Apache’s is .htaccess, which programs for uploading may hide',
    ];
  }
  const policy = headers.get('content-security-policy') ?? '';
  const more = /(?:default|script|style|img|media|font|connect|form|frame)-(?:src|action)[^;]*/.exec(policy);
  return [
    ...Object.entries(securityHeaders).map(([name, wanted]) => {
      const sent = headers.get(name) ?? '';
      const isTimed = name === 'Strict-Transport-Security' && secondsIn(sent) >= year;
      if (isTimed || sent.toLowerCase().includes(wanted.toLowerCase())) return false;
      return sent ? `sends ${name} "${sent}" instead of "${wanted}"` : `sends no ${name}`;
    }),
    more !== null &&
      `sends a policy ("${more[0]}") that browsers apply besides the page's own: remove all of it but frame-ancestors`,
  ];
}

function wrongPageCaching({ headers }: Answer): string | false {
  const sent = headers.get('cache-control') ?? '';
  if (/no-store/.test(sent)) return 'is kept out of the back/forward cache by "no-store"';
  if (/no-cache/.test(sent) || secondsIn(sent) === 0) return false;
  return `may be cached without revalidation (Cache-Control "${sent}" instead of "no-cache")`;
}

/** An unchanged page is not sent again. */
async function wrongRevalidation({ ask }: LiveSite, { address, answer }: ShownPage): Promise<string | false> {
  const etag = answer.headers.get('etag');
  const changed = answer.headers.get('last-modified');
  if (!etag && !changed) return 'is sent in full at each visit: it has neither ETag nor Last-Modified';
  const { status, failure } = await ask(address, {
    ...(etag && { 'If-None-Match': etag }),
    ...(changed && { 'If-Modified-Since': changed }),
    // As browsers do; otherwise Node.js would ask servers not to compare.
    'Cache-Control': 'max-age=0',
    Pragma: '',
  });
  return (
    status !== 304 &&
    !failure &&
    `is sent in full although it has not changed (status ${status} instead of 304)`
  );
}

/** Checks security headers, compression and caching of the home page. */
export async function checkDelivery(site: LiveSite, shown: ShownPage[]): Promise<Finding[]> {
  const home = shown.find(({ path }) => path === '/');
  if (!home) return [];
  const { answer } = home;
  const wrong = [...wrongHeaders(answer), wrongCompression(answer), wrongPageCaching(answer)];
  return findingsAt(home.address, [...wrong, await wrongRevalidation(site, home)]);
}
