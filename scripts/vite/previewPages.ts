import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connect, PreviewServer } from 'vite';
import { notFoundPath } from '../pages/SiteState.ts';
import { addSlash, pathBelow, sendHtml } from './answers.ts';

const distOf = ({ config }: PreviewServer) => path.resolve(config.root, config.build.outDir);

/** Leads an address without its last slash to the page, as hosts do. */
export function previewSlash(server: PreviewServer): Connect.NextHandleFunction {
  return (request, response, next) => {
    const pathname = pathBelow(server.config.base, request.originalUrl);
    const isPage =
      pathname && !pathname.endsWith('/') && existsSync(path.join(distOf(server), pathname, 'index.html'));
    if (isPage) addSlash(response, request.originalUrl);
    else next();
  };
}

/** Answers what no file was found for with the site's own page for that. */
export function previewNotFound(server: PreviewServer): Connect.NextHandleFunction {
  return async (_request, response, next) => {
    const html = await readFile(path.join(distOf(server), notFoundPath), 'utf8').catch(() => undefined);
    if (html === undefined) next();
    else sendHtml(response, 404, html);
  };
}
