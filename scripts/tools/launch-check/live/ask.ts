/** A response, decoded but not redirected; `failure` says why there is none. Only texts are read. */
export type Answer = { status: number; headers: Headers; text: string; failure?: string };

/** Requests an address, with headers besides those of every request. It never throws. */
export type Ask = (address: URL, headers?: Record<string, string>) => Promise<Answer>;

/** Whether an address is on this computer, where a deployment can be rehearsed. */
export const isHere = ({ hostname }: URL) => /(^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname);

const guesses: Record<string, string> = {
  ECONNREFUSED: ': is the server running, and is this its port?',
  ENOTFOUND: ': is the name right, and does its DNS entry exist?',
};

const failed = (failure: string): Answer => ({ status: 0, headers: new Headers(), text: '', failure });

async function send(address: URL, headers: Headers, timeout: number): Promise<Answer> {
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(address, { redirect: 'manual', headers, signal });
  const isText = !/^(image\/(?!svg)|video|font)/.test(response.headers.get('content-type') ?? '');
  const text = isText ? await response.text() : '';
  if (!isText) await response.body?.cancel();
  return { status: response.status, headers: response.headers, text };
}

/**
 * Sends requests as a browser does; on this computer, as a proxy that terminates HTTPS would.
 * @param timeout of a response, in milliseconds
 */
export const askWithin =
  (timeout: number): Ask =>
  async (address, more) => {
    const headers = new Headers({ 'Accept-Encoding': 'gzip, deflate, br', Accept: 'text/html,*/*', ...more });
    if (isHere(address)) headers.set('X-Forwarded-Proto', 'https');
    const attempt = () => send(address, headers, timeout);
    try {
      // A server may close a connection at the moment at which it is used again.
      return await attempt().catch((error) =>
        error.name === 'TimeoutError' ? Promise.reject(error) : attempt(),
      );
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') return failed('does not answer in time');
      const { code = '', message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
      return failed(`does not answer (${message || code})${guesses[code] ?? ''}`);
    }
  };

/** Stops asking a host that has refused several requests in a row, which could take an hour. */
export function askUntilSilent(ask: Ask): Ask {
  let unanswered = 0;
  return async (address, headers) => {
    if (unanswered >= 8) return failed('was not asked, since the requests before got no answer');
    const answer = await ask(address, headers);
    if (answer.status === 429)
      answer.failure =
        'limits how many requests are allowed (status 429): a page needs 30 at once: raise the limit, check again later';
    unanswered = answer.failure ? unanswered + 1 : 0;
    return answer;
  };
}

/** The target of a redirect; undefined if it is none. */
export function targetOf({ status, headers }: Answer, asked: URL): URL | undefined {
  const location = headers.get('location');
  if (![301, 302, 303, 307, 308].includes(status) || !location) return undefined;
  return URL.canParse(location, asked) ? new URL(location, asked) : undefined;
}
