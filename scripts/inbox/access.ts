import type { IncomingMessage } from 'node:http';
import { InboxError } from './InboxError.ts';

const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Headers of tunnels and proxies, which connect from this machine and may set Host to its name. */
const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

const parse = (address: string) => (URL.canParse(address) ? new URL(address) : undefined);

const isLoopback = (address = '') => /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/.test(address);

/**
 * Resumes are private: only this machine may use the inbox, and no proxy or tunnel that identifies itself. The Host
 * header is checked as well, because another site can make its own name resolve to this machine (DNS rebinding).
 * @throws InboxError with status 403
 */
export function requireLocal({ socket, headers }: IncomingMessage): void {
  const host = parse(`http://${headers.host ?? ''}`)?.hostname ?? '';
  if (!isLoopback(socket.remoteAddress) || !localNames.has(host)) {
    throw new InboxError(403, 'The inbox answers only on this machine, at localhost');
  }
  if (forwardingHeaders.some((name) => headers[name] !== undefined)) {
    throw new InboxError(403, 'The inbox answers only on this machine, not through a tunnel or a proxy');
  }
}

/**
 * Refuses what a page of another site sends; the inbox under another port of this machine may be a form's
 * address. Programs send no Origin.
 * @throws InboxError with status 403
 */
export function requireLocalOrigin({ headers }: IncomingMessage): void {
  const { origin } = headers;
  if (origin !== undefined && !localNames.has(parse(origin)?.hostname ?? '')) {
    throw new InboxError(403, 'The inbox takes forms only from pages of this machine');
  }
}

/**
 * Refuses requests to read or change the inbox unless they come from its own pages or from a program: Vite's servers
 * let pages on other ports of this machine read their responses (CORS).
 * @throws InboxError with status 403
 */
export function requireOwnOrigin({ headers }: IncomingMessage): void {
  const { origin, host } = headers;
  if (origin !== undefined && parse(origin)?.host !== parse(`http://${host}`)?.host) {
    throw new InboxError(403, "Only the inbox's own page may do this");
  }
}

/** The page that a form was posted from, if it is one of this server's; otherwise undefined. */
export function ownReferrer({ headers }: IncomingMessage): string | undefined {
  const from = parse(headers.referer ?? '');
  return from && /^https?:$/.test(from.protocol) && from.host === headers.host ? from.href : undefined;
}
