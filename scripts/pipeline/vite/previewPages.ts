import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connect, PreviewServer } from 'vite';
import { notFoundPath, type SiteState } from '../SiteState.ts';
import { addSlash, pathBelow, sendHtml } from './requests.ts';
import { servedAlone } from './servedAlone.ts';

/** The path of a request for a built page; undefined for anything else. */
function builtPage(server: PreviewServer, url: string | undefined): string | undefined {
  const pathname = pathBelow(server.config.base, url);
  const isPage =
    pathname !== undefined && existsSync(path.join(server.config.build.outDir, pathname, 'index.html'));
  return isPage ? pathname : undefined;
}

/** Redirects an address without its trailing slash to the page, as hosts do. */
export function previewSlash(server: PreviewServer): Connect.NextHandleFunction {
  return (request, response, next) => {
    const pathname = builtPage(server, request.originalUrl);
    if (pathname === undefined || pathname.endsWith('/')) next();
    else addSlash(response, request.originalUrl);
  };
}

/**
 * Serves the site's 404 page for anything that is neither a file nor a page, or says which pages are served alone.
 * Vite serves pages only after this.
 */
export function previewNotFound(server: PreviewServer, state: SiteState): Connect.NextHandleFunction {
  return async (request, response, next) => {
    if (builtPage(server, request.originalUrl) !== undefined) return next();
    const html = await readFile(path.join(server.config.build.outDir, notFoundPath), 'utf8').catch(
      () => undefined,
    );
    if (html !== undefined) sendHtml(response, 404, html);
    else if (state.isWholeSite) next();
    else sendHtml(response, 404, servedAlone(state, 'preview'));
  };
}
