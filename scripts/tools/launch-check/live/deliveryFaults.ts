import { isTypeOf } from '../../../../build/contentTypes.ts';
import { day, hashedFolders, securityHeaders, year } from '../../../../build/hostHeaders.ts';
import type { Answer, Faults, Served, Site } from './answers.ts';

/** What keeps search engines from listing an address, or from showing its words and pictures. */
export const hiding = /\b(noindex|none|nosnippet|noimageindex|unavailable_after)\b/i;

/** The seconds for which browsers keep an answer; NaN if it does not say. */
export const secondsOf = ({ header }: Answer) =>
  Number(/max-age=(\d+)/.exec(header('cache-control'))?.[1] ?? Number.NaN);

/** The names of films, which hosts must send in parts. */
export const films = /\.(mp4|webm)$/;

const hashed = new RegExp(`^(${hashedFolders.join('|')})/`);
const directive = /(?:default|script|style|img|media|font|connect|form|frame)-(?:src|action)[^;]*/;

function securityFaults({ header }: Served): Faults {
  if (!Object.keys(securityHeaders).some(header))
    return [
      'sends no security header: is the recipe of the host in place? Apache’s is .htaccess, which programs for uploading may hide',
    ];
  return Object.entries(securityHeaders).map(([name, wanted]) => {
    const sent = header(name);
    const isTimed = Number(/^max-age=(\d+)/.exec(sent)?.[1]) >= year;
    if (isTimed || sent.toLowerCase().includes(wanted.toLowerCase())) return undefined;
    return sent ? `sends ${name} "${sent}" instead of "${wanted}"` : `sends no ${name}`;
  });
}

function pageFaults(answer: Served): Faults {
  const { header } = answer;
  const [type, caching] = [header('content-type'), header('cache-control')];
  const isRevalidated = /no-cache|no-store/.test(caching) || secondsOf(answer) === 0;
  const [policy] = directive.exec(header('content-security-policy')) ?? [];
  return [
    /charset=(?!"?utf-8)/i.test(type) && `is sent as "${type}", though it is written in UTF-8`,
    /^attachment/i.test(header('content-disposition')) && 'is sent as a download',
    header('set-cookie') &&
      'sets a cookie, which the privacy page does not mention: switch it off at the host',
    /no-store/.test(caching) && 'is kept out of the back/forward cache by "no-store"',
    !isRevalidated && `may be cached without revalidation (Cache-Control "${caching}" instead of "no-cache")`,
    policy &&
      `sends a policy ("${policy}") that browsers apply besides the page's own: remove all of it but frame-ancestors`,
  ];
}

/** What is wrong with the way in which a file of the site is sent. */
export function deliveryFaults(answer: Served, { isRehearsal }: Site): Faults {
  const { file, address, status, header, text, built } = answer;
  const [, ending = ''] = /\.(\w+)$/.exec(file) ?? [];
  const [type, robots] = [header('content-type'), header('x-robots-tag')];
  const isHome = file === 'index.html';
  return [
    !isTypeOf(ending, type) && `is sent as "${type}", which browsers may refuse for .${ending}`,
    hiding.test(robots) &&
      !/<meta name="robots" content="noindex/.test(built) &&
      `tells search engines not to show it (X-Robots-Tag "${robots}"): remove that header`,
    // Texts smaller than a packet need no compression.
    /\.(css|html|js|svg)$/.test(file) &&
      text.length >= 1400 &&
      !/\b(br|gzip|zstd)\b/.test(header('content-encoding')) &&
      'is sent without compression',
    hashed.test(file) &&
      !(secondsOf(answer) >= day) &&
      `may not be cached for a day (Cache-Control "${header('cache-control')}"), though its name changes with it`,
    films.test(file) &&
      status === 200 &&
      'is not sent in parts (status 200 instead of 206): Safari does not play it',
    isHome && address.protocol === 'http:' && !isRehearsal && 'is being checked over http',
    ...(ending === 'html' ? pageFaults(answer) : []),
    ...(isHome ? securityFaults(answer) : []),
  ];
}
