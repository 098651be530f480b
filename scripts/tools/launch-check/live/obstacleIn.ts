import type { Answer } from './Rule.ts';

const challengeHeaders = ['cf-mitigated', 'x-amzn-waf-action', 'x-vercel-mitigated', 'x-datadome'];
const challengeWords =
  /challenge-platform|_incapsula_|sgcaptcha|captcha-delivery|ddos-guard|just a moment|checking your browser|you are (a )?human|are you a robot/i;
const login = /(^|[./_-])(log-?in|sign-?in|sso|auth|cloudflareaccess)([./_-]|$)/i;

function obstacleInRedirect(target: URL, asked: URL): string {
  if (target.href === asked.href)
    return 'redirects to itself: behind a proxy with HTTPS, the server must be sent X-Forwarded-Proto';
  if (login.test(target.host + target.pathname))
    return `leads to a login (${target.origin}): switch off the protection of the host`;
  return `redirects to ${target.origin === asked.origin ? target.pathname : target.origin}`;
}

/** What stands between a visitor and the content of an address, by its own name; undefined if nothing does. */
export function obstacleIn({ address, status, header, text, target }: Answer): string | undefined {
  if (target) return obstacleInRedirect(target, address);
  // Only short pages: a long one may speak of such tests.
  if (challengeHeaders.some(header) || (text.length < 20_000 && challengeWords.test(text)))
    return 'shows a test for robots (bot protection), which search engines may get, too: switch it off, or let known bots pass';
  if ([200, 206, 304].includes(status)) return undefined;
  if (status === 401 || status === 407)
    return `asks for a password (status ${status}): switch off the protection of the host`;
  if (status === 429)
    return 'limits how many requests are allowed (status 429): a page needs 30 at once: raise the limit, check again later';
  if (status === 503 && header('retry-after'))
    return `is out of service (status 503, "Retry-After: ${header('retry-after')}"): maintenance, or a limit on requests: check again later`;
  return `answers with status ${status}`;
}
