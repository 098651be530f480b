import type { IncomingMessage } from 'node:http';
import { InboxError } from './responses.ts';

const localNames = ['localhost', '127.0.0.1', '[::1]'];

const isLocalAddress = (address: string) =>
  URL.canParse(address) && localNames.includes(new URL(address).hostname);

/**
 * Submissions are private: only this machine may use the inbox, and only pages that it serves, on any port. The Host
 * header is checked because another site can make its own name resolve to this machine (DNS rebinding), and the
 * Origin because browsers post forms to any address. Programs send no Origin.
 * @throws InboxError with status 403
 */
export function requireLocal({ socket, headers: { host, origin } }: IncomingMessage): void {
  const isLoopback = /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/.test(socket.remoteAddress ?? '');
  if (!isLoopback || !isLocalAddress(`http://${host}`))
    throw new InboxError(403, 'The inbox answers only on this machine, at localhost');
  if (origin !== undefined && !isLocalAddress(origin))
    throw new InboxError(403, 'The inbox takes forms only from pages of this machine');
}
