import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import type { Connect, ViteDevServer } from 'vite';
import type { renderPage as renderPageOf } from '../../../shared/shell/renderPage.tsx';
import type { Page } from '../pages/checkPages.ts';
import { loadPageModules, rendererFile } from '../pages/pageModules.ts';
import { notFoundPath, type SiteState } from '../SiteState.ts';
import { compileStart } from './compileStart.ts';
import { root } from './finishHtml.ts';
import { addSlash, pathBelow, sendHtml, wantsPage } from './requests.ts';
import { servedAlone } from './servedAlone.ts';
import { startTags } from './startTags.ts';
import { styleLinks } from './styleLinks.ts';

type Render = (page: Page) => Promise<string>;

/** What renders pages; it keeps the compiled inline script until a file changes. */
export function pageRenderer(server: ViteDevServer, state: SiteState): Render {
  let start: Promise<string> | undefined;
  server.watcher.on('all', () => {
    start = undefined;
  });
  return async (page) => {
    const file = state.entryFile(page);
    const address = file.slice(server.config.root.length);
    const html = await server.transformIndexHtml(address, await readFile(file, 'utf8'));
    const load = (name: string) => server.ssrLoadModule(path.resolve(name));
    const { renderPage } = (await load(rendererFile)) as { renderPage: typeof renderPageOf };
    const content = await renderPage(page, await loadPageModules(page, state.data, load));
    const parsed = parse(html, { comment: true });
    start ??= compileStart();
    startTags(parsed, { start: await start, preload: [] });
    parsed.querySelector('head')!.insertAdjacentHTML('beforeend', styleLinks(server, page));
    // As text: parsing would rewrite the HTML, which React needs unchanged.
    return parsed.toString().replace(root, () => content);
  };
}

/** Serves the pages, rendered for each request, with and without a trailing slash. */
export function devPages(
  server: ViteDevServer,
  state: SiteState,
  render: Render,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const pathname = pathBelow(state.hosting.base, request.originalUrl);
      if (pathname === undefined || !wantsPage(request)) return next();
      const page = state.findByPath(pathname);
      if (page) {
        return sendHtml(response, page.path === notFoundPath ? 404 : 200, await render(page));
      }
      if (state.findByPath(`${pathname}/`)) return addSlash(response, request.originalUrl);
      next();
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
      next(error);
    }
  };
}

/** Serves the site's 404 page after Vite found no file, or says which pages are served alone. */
export function devNotFound(
  server: ViteDevServer,
  state: SiteState,
  render: Render,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    if (!wantsPage(request)) return next();
    const page = state.findByPath(notFoundPath);
    if (!page) return sendHtml(response, 404, servedAlone(state, 'dev'));
    try {
      sendHtml(response, 404, await render(page));
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
      next(error);
    }
  };
}
