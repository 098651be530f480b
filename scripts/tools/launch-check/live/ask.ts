import { UserError } from '../../../../shared/core/UserError.ts';

/** A response, decoded but not redirected. */
export type Answer = { status: number; headers: Headers; text: string };

/** Requests an address. */
export type Ask = (address: URL) => Promise<Answer>;

/** Timeout for a response, in milliseconds. */
const timeout = 20_000;

/** Whether an address is on this computer, where a deployment can be rehearsed. */
export const isHere = ({ hostname }: URL) => /(^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname);

const guesses: Record<string, string> = {
  ECONNREFUSED: ': is the server running, and is this its port?',
  ENOTFOUND: ': is the name right, and does its DNS entry exist?',
};

/**
 * Sends a request as a browser does; on this computer, as a proxy that terminates HTTPS would.
 * @throws UserError if there is no complete response
 */
export const askServer: Ask = async (address) => {
  const headers: Record<string, string> = { 'Accept-Encoding': 'gzip, deflate, br', Accept: 'text/html,*/*' };
  if (isHere(address)) headers['X-Forwarded-Proto'] = 'https';
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(address, { redirect: 'manual', headers, signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    const { code = '', message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    throw new UserError(`${address.href} does not answer (${message || code})${guesses[code] ?? ''}`);
  }
};

/** The target of a redirect; undefined if it is none. */
export function targetOf({ status, headers }: Answer, asked: URL): URL | undefined {
  const location = headers.get('location');
  if (![301, 302, 303, 307, 308].includes(status) || !location) return undefined;
  return URL.canParse(location, asked) ? new URL(location, asked) : undefined;
}
