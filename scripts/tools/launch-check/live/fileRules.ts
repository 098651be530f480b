import { contentTypes } from '../../../pipeline/contentTypes.ts';
import { day, hashedFolders, securityHeaders, year } from '../../../pipeline/hostHeaders.ts';
import { type Answer, forFiles, type Rule } from './Rule.ts';

/** What keeps search engines from listing an address, or from showing its words and pictures. */
export const hiding = /\b(noindex|none|nosnippet|noimageindex|unavailable_after)\b/i;

/** The seconds for which browsers keep an answer; NaN if it does not say. */
export const secondsOf = ({ header }: Answer) =>
  Number(/max-age=(\d+)/.exec(header('cache-control'))?.[1] ?? Number.NaN);

const isBare = ({ header }: Answer) => !Object.keys(securityHeaders).some(header);

const securityRules = Object.entries(securityHeaders).map(
  ([name, wanted]): Rule =>
    (answer) => {
      const sent = answer.header(name);
      const isTimed = Number(/^max-age=(\d+)/.exec(sent)?.[1]) >= year;
      if (isBare(answer) || isTimed || sent.toLowerCase().includes(wanted.toLowerCase())) return undefined;
      return sent ? `sends ${name} "${sent}" instead of "${wanted}"` : `sends no ${name}`;
    },
);

const directive = /(?:default|script|style|img|media|font|connect|form|frame)-(?:src|action)[^;]*/;

/** The names of films, which hosts must send in parts. */
export const films = /\.(mp4|webm)$/;

/** What files of these names must, or must not, be sent with. */
export const fileRules = [
  forFiles(
    /./,
    ({ file, header }) => {
      const [, ending = ''] = /\.(\w+)$/.exec(file) ?? [];
      const isRight = contentTypes[ending]?.test(header('content-type')) ?? true;
      return !isRight && `is sent as "${header('content-type')}", which browsers may refuse for .${ending}`;
    },
    ({ header, built }) =>
      hiding.test(header('x-robots-tag')) &&
      !/<meta name="robots" content="noindex/.test(built) &&
      `tells search engines not to show it (X-Robots-Tag "${header('x-robots-tag')}"): remove that header`,
  ),
  forFiles(
    /\.html$/,
    ({ header }) =>
      /charset=(?!"?utf-8)/i.test(header('content-type')) &&
      `is sent as "${header('content-type')}", though it is written in UTF-8`,
    ({ header }) => /^attachment/i.test(header('content-disposition')) && 'is sent as a download',
    ({ header }) =>
      header('set-cookie') &&
      'sets a cookie, which the privacy page does not mention: switch it off at the host',
    (answer) => {
      const sent = answer.header('cache-control');
      if (/no-store/.test(sent)) return 'is kept out of the back/forward cache by "no-store"';
      if (/no-cache/.test(sent) || secondsOf(answer) === 0) return undefined;
      return `may be cached without revalidation (Cache-Control "${sent}" instead of "no-cache")`;
    },
    ({ header }) => {
      const [more] = directive.exec(header('content-security-policy')) ?? [];
      const advice = "that browsers apply besides the page's own: remove all of it but frame-ancestors";
      return more && `sends a policy ("${more}") ${advice}`;
    },
  ),
  forFiles(
    /^index\.html$/,
    ({ address }, { isRehearsal }) =>
      address.protocol === 'http:' && !isRehearsal && 'is being checked over http',
    (answer) =>
      isBare(answer) &&
      'sends no security header: is the recipe of the host in place? Apache’s is .htaccess, which programs for uploading may hide',
    ...securityRules,
  ),
  forFiles(
    /\.(css|html|js|svg)$/,
    // Texts smaller than a packet need no compression.
    ({ header, text }) =>
      text.length >= 1400 &&
      !/\b(br|gzip|zstd)\b/.test(header('content-encoding')) &&
      'is sent without compression',
  ),
  forFiles(
    new RegExp(`^(${hashedFolders.join('|')})/`),
    (answer) =>
      !(secondsOf(answer) >= day) &&
      `may not be cached for a day (Cache-Control "${answer.header('cache-control')}"), though its name changes with it`,
  ),
  forFiles(
    films,
    ({ status }) =>
      status === 200 && 'is not sent in parts (status 200 instead of 206): Safari does not play it',
  ),
];
