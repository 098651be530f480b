import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import type { renderPage } from '../../shared/runtime/renderPage.tsx';
import type { Page } from '../pages/checkPages.ts';
import type { SiteState } from '../pages/SiteState.ts';
import { styleLinks } from './styleLinks.ts';

const notFoundPath = '/404.html';
const rendererFile = path.resolve('shared/runtime/renderPage.tsx');

const wantsPage = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && /text\/html|^\*\/\*$|^$/.test(headers.accept ?? '');

/** The part of a request's address below the base path, such as `/about`; undefined outside the base path. */
function pathBelow(base: string, url: string): string | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : undefined;
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
  response.end(html);
}

/** Sends people from `/about` to `/about/`, as the hosts do. */
function addSlash(response: ServerResponse, base: string, pathname: string, url: string): void {
  const { search } = new URL(url, 'http://localhost');
  response.writeHead(302, { Location: `${base}${pathname.slice(1)}/${search}` });
  response.end();
}

async function renderDevPage(server: ViteDevServer, state: SiteState, page: Page): Promise<string> {
  const file = state.entryFile(page);
  const html = await server.transformIndexHtml(
    file.slice(server.config.root.length),
    await readFile(file, 'utf8'),
  );
  const renderer = (await server.ssrLoadModule(rendererFile)) as { renderPage: typeof renderPage };
  const content = await renderer.renderPage(
    page.template,
    { path: page.aliasOf ?? page.path, props: page.props },
    state.data,
  );
  return html
    .replace('</head>', () => `${styleLinks(server, page.template)}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${content}</div>`);
}

function devPages(server: ViteDevServer, state: SiteState): Connect.NextHandleFunction {
  const { base } = state.hosting;
  return async (request, response, next) => {
    try {
      const pathname = pathBelow(base, request.originalUrl ?? '/');
      if (pathname === undefined || !wantsPage(request)) return next();
      const page = state.findByPath(pathname);
      if (page)
        return send(
          response,
          page.path === notFoundPath ? 404 : 200,
          await renderDevPage(server, state, page),
        );
      if (state.findByPath(`${pathname}/`)) return addSlash(response, base, pathname, request.originalUrl!);
      next();
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
      next(error);
    }
  };
}

/** After Vite found no file for an address: the site's own page for that, with status 404. */
function devNotFound(server: ViteDevServer, state: SiteState): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const page = state.findByPath(notFoundPath);
    if (!page || !wantsPage(request)) return next();
    try {
      send(response, 404, await renderDevPage(server, state, page));
    } catch (error) {
      next(error);
    }
  };
}

function watch(server: ViteDevServer, state: SiteState): void {
  let pending: NodeJS.Timeout | undefined;
  const refresh = async () => {
    try {
      await state.refresh();
      server.ws.send({ type: 'full-reload' });
    } catch (error) {
      const { message, stack } = error as Error;
      server.config.logger.error(message, { timestamp: true });
      server.ws.send({ type: 'error', err: { message, stack: stack ?? '' } });
    }
  };
  const concerns = (file: string) =>
    state.dependencies.has(file) ||
    /[\\/]pages[\\/][^\\/]+[\\/]page\.ts$/.test(file) ||
    file.endsWith('page.html');
  server.watcher.add(['pages', 'shared'].map((folder) => path.resolve(folder)));
  server.watcher.on('all', (_event, file) => {
    if (!concerns(file)) return;
    clearTimeout(pending);
    pending = setTimeout(refresh, 50);
  });
}

async function previewNotFound(server: PreviewServer): Promise<Connect.NextHandleFunction> {
  const { root, build } = server.config;
  const file = path.resolve(root, build.outDir, notFoundPath.slice(1));
  return async (_request, response, next) => {
    const html = await readFile(file, 'utf8').catch(() => undefined);
    if (html === undefined) return next();
    send(response, 404, html);
  };
}

function previewSlash(server: PreviewServer): Connect.NextHandleFunction {
  const { root, build, base } = server.config;
  return async (request, response, next) => {
    const pathname = pathBelow(base, request.originalUrl ?? '/');
    if (!pathname || path.posix.basename(pathname).includes('.') || pathname.endsWith('/')) return next();
    const file = path.join(root, build.outDir, decodeURIComponent(pathname), 'index.html');
    const exists = await readFile(file).then(
      () => true,
      () => false,
    );
    if (!exists) return next();
    addSlash(response, base, pathname, request.originalUrl!);
  };
}

/**
 * Serves the pages as static hosts do, in development (rendered anew for each request) and in preview:
 * every address with and without its last slash, and the site's own page with status 404 for any other.
 */
export function servePages(state: SiteState): Plugin {
  return {
    name: 'site:serve-pages',
    configureServer(server) {
      watch(server, state);
      server.middlewares.use(devPages(server, state));
      return () => void server.middlewares.use(devNotFound(server, state));
    },
    configurePreviewServer(server) {
      server.middlewares.use(previewSlash(server));
      return async () => void server.middlewares.use(await previewNotFound(server));
    },
  };
}
