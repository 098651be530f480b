import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { InboxError } from './InboxError.ts';

/** Makes the secret that gives access to the inbox during one run of a server. */
export const newToken = () => randomBytes(16).toString('hex');

/** All ports of a host share its cookies, and two servers may run at the same time. */
const cookieName = ({ socket }: IncomingMessage) => `inbox-${socket.localPort}`;

const digest = (text: string) => createHash('sha256').update(text).digest();

const isSame = (given: string | undefined, token: string) =>
  given !== undefined && timingSafeEqual(digest(given), digest(token));

function cookieOf(request: IncomingMessage): string | undefined {
  const cookies = (request.headers.cookie ?? '').split(/;\s*/);
  const start = `${cookieName(request)}=`;
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
}

/** Whether the address includes the token, as the printed one does. */
export const holdsToken = (query: URLSearchParams, token: string) =>
  isSame(query.get('token') ?? undefined, token);

/** The cookie that stores the token, so that the inbox's own links and forms need not include it. */
export const tokenCookie = (request: IncomingMessage, root: string, token: string) =>
  `${cookieName(request)}=${token}; Path=${root}; HttpOnly; SameSite=Strict`;

/**
 * Allows only people with the printed address to read, change or empty the inbox: a proxy on this
 * machine may forward strangers' requests as if they were local.
 * @throws InboxError with status 403
 */
export function requireToken(request: IncomingMessage, query: URLSearchParams, token: string): void {
  if (holdsToken(query, token) || isSame(cookieOf(request), token)) return;
  throw new InboxError(403, 'Open the inbox by the address that the server printed when it started');
}
