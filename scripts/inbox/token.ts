import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { InboxError } from './InboxError.ts';

/** Makes the secret by which one run of a server lets people read its inbox. */
export const newToken = () => randomBytes(16).toString('hex');

/** Cookies of one host are shared by all its ports, and two servers may run side by side. */
const cookieName = ({ socket }: IncomingMessage) => `inbox-${socket.localPort}`;

const digest = (text: string) => createHash('sha256').update(text).digest();

const isSame = (given: string | undefined, token: string) =>
  given !== undefined && timingSafeEqual(digest(given), digest(token));

function cookieOf(request: IncomingMessage): string | undefined {
  const cookies = (request.headers.cookie ?? '').split(/;\s*/);
  const start = `${cookieName(request)}=`;
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
}

/** Whether the address itself holds the token, as the one that the server prints does. */
export const holdsToken = (query: URLSearchParams, token: string) =>
  isSame(query.get('token') ?? undefined, token);

/** What leaves the token with the browser, so that the inbox's own links and forms need not hold it. */
export const tokenCookie = (request: IncomingMessage, root: string, token: string) =>
  `${cookieName(request)}=${token}; Path=${root}; HttpOnly; SameSite=Strict`;

/**
 * Lets nobody read, change or empty the inbox who was not given the address that the server printed: a proxy on this
 * machine may pass on strangers' requests as if they came from here.
 * @throws InboxError with status 403
 */
export function requireToken(request: IncomingMessage, query: URLSearchParams, token: string): void {
  if (holdsToken(query, token) || isSame(cookieOf(request), token)) return;
  throw new InboxError(403, 'Open the inbox by the address that the server printed when it started');
}
