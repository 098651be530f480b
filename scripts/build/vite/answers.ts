import type { IncomingMessage, ServerResponse } from 'node:http';

/** Whether a request asks for a page, and not for a file or data. */
export function wantsPage({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && /text\/html|^\*\/\*$|^$/.test(headers.accept ?? '');
}

/** What an address may hold though URL has resolved it: the name of another host, or an encoded step up. */
const leadsAstray = /^\/\/|\\|\/\.\.(\/|$)/;

/**
 * The path of an address below the base path, such as `/about`; undefined outside it, and for an address that is
 * malformed or would lead a redirect to another host or a look for files out of the site.
 */
export function pathBelow(base: string, url = '/'): string | undefined {
  try {
    // Put behind the host rather than resolved against it, so that `//about/` does not name another one.
    const pathname = decodeURIComponent(new URL(`http://localhost${url}`).pathname);
    if (!pathname.startsWith(base) || leadsAstray.test(pathname)) return undefined;
    return pathname.slice(base.length - 1);
  } catch {
    return undefined;
  }
}

/** Sends a page that browsers ask about anew each time. */
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
