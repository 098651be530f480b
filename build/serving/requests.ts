import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PreviewServer, ViteDevServer } from 'vite';

export function printAlso(server: ViteDevServer | PreviewServer, name: string, paths: string[]): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    for (const local of server.resolvedUrls?.local ?? [])
      for (const path of paths) server.config.logger.info(`  ➜  ${name}:`.padEnd(14) + new URL(path, local));
  };
}

export function wantsPage({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && /text\/html|^\*\/\*$|^$/.test(headers.accept ?? '');
}

/** What a resolved URL may still contain: the name of another host, or an encoded `..`. */
const unsafePath = /^\/\/|\\|\/\.\.(\/|$)/;

/**
 * The path of an address below the base path, such as `/about`; undefined outside it, and for an address that is
 * malformed, or would redirect to another host or read files outside the site.
 */
export function pathBelow(base: string, url = '/'): string | undefined {
  try {
    // Appended to the host instead of resolved against it, so that `//about/` does not name another host.
    const pathname = decodeURIComponent(new URL(`http://localhost${url}`).pathname);
    if (!pathname.startsWith(base) || unsafePath.test(pathname)) return undefined;
    return pathname.slice(base.length - 1);
  } catch {
    return undefined;
  }
}

export function sendHtml(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
  response.end(html);
}

/** Redirects `/about?a` to `/about/?a`, as hosts do. */
export function addSlash(response: ServerResponse, url = '/'): void {
  const { pathname, search } = new URL(url, 'http://localhost');
  response.writeHead(302, { Location: `${pathname}/${search}` });
  response.end();
}
