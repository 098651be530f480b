import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The response to a refused request, to be thrown: one sentence for the sender. */
export const refusal = (status: number, message: string) => new Response(`${message}.\n`, { status });

/** Largest body in bytes: more than the largest resume that the site's settings allow, 25 MB. */
export const maxBodyBytes = 26 * 1024 * 1024;

const isLocalAddress = (address: string) =>
  URL.canParse(address) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);

/**
 * Only this machine may use the inbox, and only through pages served from it. The Host header is checked because another
 * site can make its own name resolve to this machine (DNS rebinding), and the Origin because browsers post forms to any
 * address. Programs other than browsers send no Origin.
 * @throws a response with status 403
 */
export function requireLocal({ socket, headers: { host, origin } }: IncomingMessage): void {
  const isLoopback = /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/.test(socket.remoteAddress ?? '');
  const isOwn = isLocalAddress(`http://${host}`) && (origin === undefined || isLocalAddress(origin));
  if (!isLoopback || !isOwn) throw refusal(403, 'The inbox accepts only pages on this machine, at localhost');
}

/** @throws a response if the body is too large, of unknown length or not a form; the stream's error if it is interrupted */
export async function readForm(request: IncomingMessage): Promise<FormData> {
  const { 'content-type': type = '', 'content-length': length } = request.headers;
  if (!(Number(length) <= maxBodyBytes)) throw refusal(413, 'The form is too large');
  const body = await buffer(request);
  return new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw refusal(400, 'This is not a valid form');
  });
}
