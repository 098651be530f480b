import type { Answer, Ask } from './answers.ts';

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

function obstacleIn({ address, status, header, text, target }: Answer): string | undefined {
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

/** Whether an address is on this computer, where a deployment can be rehearsed. */
export const isHere = ({ hostname }: URL) => /(^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname);

/** How long an answer may take, in milliseconds. */
const patience = 15_000;

/** So many requests in a row without an answer: to wait for all others could take an hour. */
const tooMany = 8;

const guesses: Record<string, string> = {
  ECONNREFUSED: ': is the server running, and is this its port?',
  ENOTFOUND: ': is the name right, and does its DNS entry exist?',
};

function explainFailure({ name, message, cause }: Error): string {
  if (name === 'TimeoutError') return 'does not answer in time';
  const { code = '', message: reason } = (cause ?? { message }) as NodeJS.ErrnoException;
  return `does not answer (${reason || code})${guesses[code] ?? ''}`;
}

/** Sends a request as a browser does; on this computer, as a proxy that terminates HTTPS would. */
async function send(address: URL, more?: Record<string, string>): Promise<Answer> {
  const headers = { 'Accept-Encoding': 'gzip, deflate, br', Accept: 'text/html,*/*', ...more };
  const response = await fetch(address, {
    redirect: 'manual',
    headers: { ...headers, ...(isHere(address) && { 'X-Forwarded-Proto': 'https' }) },
    signal: AbortSignal.timeout(patience),
  });
  const header = (name: string) => response.headers.get(name) ?? '';
  const isText = !/^(image\/(?!svg)|video|font)/.test(header('content-type'));
  if (!isText) await response.body?.cancel();
  const text = isText ? await response.text() : '';
  const { status } = response;
  const leads = [301, 302, 303, 307, 308].includes(status) && header('location');
  const target = leads && URL.canParse(leads, address) ? new URL(leads, address) : undefined;
  return { address, status, header, text, target };
}

/** A function that asks one site, four requests at a time, until it has been silent for too long. */
export function makeAsk(): Ask {
  const lanes = Array.from({ length: 4 }, () => Promise.resolve<unknown>(undefined));
  let asked = 0;
  let unanswered = 0;
  const ask: Ask = async (address, headers) => {
    const failed = (obstacle: string) => ({ address, status: 0, header: () => '', text: '', obstacle });
    if (unanswered >= tooMany) return failed('was not asked, since the requests before got no answer');
    try {
      // A server may close a connection at the moment at which it is used again.
      const answer = await send(address, headers).catch(() => send(address, headers));
      unanswered = answer.status === 429 ? unanswered + 1 : 0;
      return { ...answer, obstacle: obstacleIn(answer) };
    } catch (error) {
      unanswered += 1;
      return failed(explainFailure(error as Error));
    }
  };
  return (address, headers) => {
    const lane = asked++ % lanes.length;
    const answer = lanes[lane]!.then(() => ask(address, headers));
    lanes[lane] = answer;
    return answer;
  };
}
