import { securityHeaders } from '../../../pipeline/hosting.ts';
import type { Answer } from './Answer.ts';
import { textOf } from './decode.ts';
import { addressOf, type Finding, type LiveSite } from './Finding.ts';

/** Minimum size of a text to compress, in bytes. */
const compressible = 1400;

const year = 31_536_000;

const secondsIn = (header: string) => Number(/max-age=(\d+)/.exec(header)?.[1] ?? Number.NaN);

const isSentIn =
  ({ headers }: Answer) =>
  (name: string) =>
    headers[name.toLowerCase()] !== undefined;

function wrongHeaders(answer: Answer): string[] {
  if (!Object.keys(securityHeaders).some(isSentIn(answer))) {
    return [
      'sends no security header: is the recipe of the host in place? Apache’s is .htaccess, which programs for uploading may hide',
    ];
  }
  const { headers } = answer;
  return Object.entries(securityHeaders).flatMap(([name, wanted]) => {
    const sent = headers[name.toLowerCase()]?.toString();
    if (sent === undefined) return [`sends no ${name}`];
    const isEnough =
      name === 'Strict-Transport-Security'
        ? secondsIn(sent) >= year
        : sent.toLowerCase().includes(wanted.toLowerCase());
    return isEnough ? [] : [`sends ${name} "${sent}" instead of "${wanted}"`];
  });
}

function wrongCompression(answer: Answer): string[] {
  const isCompressed = /\b(br|gzip|zstd)\b/.test(answer.headers['content-encoding'] ?? '');
  return isCompressed || answer.body.length < compressible ? [] : ['is sent without compression'];
}

function wrongPageCaching({ headers }: Answer): string[] {
  const sent = headers['cache-control'] ?? '';
  if (/no-store/.test(sent)) return ['is kept out of the back/forward cache by "no-store"'];
  if (/no-cache/.test(sent) || secondsIn(sent) === 0) return [];
  return [`may be cached without revalidation (Cache-Control "${sent}" instead of "no-cache")`];
}

function wrongFileCaching({ headers }: Answer): string[] {
  const sent = headers['cache-control'] ?? '';
  return secondsIn(sent) >= year
    ? []
    : [`may not be cached for a year (Cache-Control "${sent}"), though its name changes with it`];
}

/** The addresses of the first style sheet and the first script that a page names. */
function filesIn(html: string, page: URL): URL[] {
  return ['css', 'js'].flatMap((ending) => {
    const href = new RegExp(`"([^"\\s]*/assets/[^"\\s]+\\.${ending})[" ]`).exec(html)?.[1];
    return href === undefined ? [] : [new URL(href, page)];
  });
}

/** Checks security headers, compression and caching of pages and hashed files. */
export async function checkDelivery(site: LiveSite): Promise<Finding[]> {
  const home = addressOf(site, '/');
  const page = await site.ask(home);
  if (page.status !== 200) return [];
  const findings = [...wrongHeaders(page), ...wrongCompression(page), ...wrongPageCaching(page)].map(
    (what): Finding => ({ address: home.href, what }),
  );
  for (const file of filesIn(textOf(page), home)) {
    const answer = await site.ask(file);
    const wrong =
      answer.status === 200
        ? [...wrongCompression(answer), ...wrongFileCaching(answer)]
        : [`answers with status ${answer.status}, but pages need it`];
    findings.push(...wrong.map((what): Finding => ({ address: file.href, what })));
  }
  return findings;
}
