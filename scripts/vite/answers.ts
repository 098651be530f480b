import type { IncomingMessage, ServerResponse } from 'node:http';

/** Whether a request asks for a page, and not for a file or data. */
export function wantsPage({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && /text\/html|^\*\/\*$|^$/.test(headers.accept ?? '');
}

/** The path of an address below the base path, such as `/about`; undefined outside it or when it is malformed. */
export function pathBelow(base: string, url = '/'): string | undefined {
  try {
    const pathname = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return pathname.startsWith(base) ? pathname.slice(base.length - 1) : undefined;
  } catch {
    return undefined;
  }
}

export function sendHtml(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
  response.end(html);
}

/** Sends people from `/about?a` to `/about/?a`, as hosts do. */
export function addSlash(response: ServerResponse, url = '/'): void {
  const { pathname, search } = new URL(url, 'http://localhost');
  response.writeHead(302, { Location: `${pathname}/${search}` });
  response.end();
}
