import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Connect, normalizePath, type Plugin, type PreviewServer, type ViteDevServer } from 'vite';
import { toScriptJson } from '#shared/core/escapeHtml.ts';
import { compileStart } from '../html/compileStart.ts';
import { entryTag, root, startTag } from '../html/finishHtml.ts';
import { rendererOf } from '../html/renderPages.ts';
import type { Page } from '../pages/Page.ts';
import { htmlFileOf, notFoundPath, pagePath } from '../pages/Page.ts';
import type { SiteState } from '../SiteState.ts';
import { styleLinks } from '../styles/reachedStyles.ts';
import { addSlash, pathBelow, printAlso, sendHtml, wantsPage } from './requests.ts';
import { watchPages } from './watchPages.ts';
import { writeSchemas } from './writeSchemas.ts';

type Pages = { has(address: string): boolean; htmlOf(address: string, query?: string): Promise<string> };

/**
 * Serves pages as static hosts do: with and without the trailing slash, and the 404 page at other addresses.
 * @returns the function that Vite calls once it has added its own middlewares
 */
function serve(server: ViteDevServer | PreviewServer, { base, names }: SiteState, { has, htmlOf }: Pages) {
  printAlso(
    server,
    'Page',
    names.map((name) => base.slice(0, -1) + pagePath(name)),
  );
  const use = (handle: (...parameters: Parameters<Connect.NextHandleFunction>) => Promise<void>) => {
    server.middlewares.use((request, response, next) => {
      if (!wantsPage(request)) return next();
      handle(request, response, next).catch(next);
    });
  };
  use(async ({ originalUrl }, response, next) => {
    const address = pathBelow(base, originalUrl);
    if (address === undefined) next();
    else if (has(address)) sendHtml(response, 200, await htmlOf(address, originalUrl?.split('?')[1]));
    else if (has(`${address}/`)) addSlash(response, originalUrl);
    else next();
  });
  return () =>
    use(async (_request, response, next) => {
      if (has(notFoundPath)) sendHtml(response, 404, await htmlOf(notFoundPath));
      else next();
    });
}

export function servePages(state: SiteState): Plugin {
  let onChange = (_file: string) => {};
  return {
    name: 'site:serve-pages',
    configResolved({ configFileDependencies: files }) {
      // Vite restarts when one of them changes. Those of the site are read again without that.
      const ofSite = normalizePath(path.resolve('shared'));
      files.splice(0, files.length, ...files.filter((file) => !normalizePath(file).startsWith(ofSite)));
    },
    async configureServer(server) {
      writeSchemas();
      onChange = await watchPages(server, state);
      const render = pageRenderer(server, state);
      const pageAt = (address: string) => state.site.pages.find(({ path }) => path === address);
      return serve(server, state, {
        has: (address) => pageAt(address) !== undefined,
        htmlOf: async (address, query) => {
          const html = await render(pageAt(address)!);
          return query === 'promises' ? markPromises(html, state.site.promises) : html;
        },
      });
    },
    hotUpdate({ type, file }) {
      if (type === 'update' && this.environment.name === 'ssr') onChange(file);
    },
    configurePreviewServer(server) {
      const fileOf = (address: string) => path.join(server.config.build.outDir, htmlFileOf(address));
      return serve(server, state, {
        has: (address) => /(\/|\.html)$/.test(address) && existsSync(fileOf(address)),
        // Served over http, where browsers would upgrade requests of other devices, and Safari all.
        htmlOf: async (address) =>
          (await readFile(fileOf(address), 'utf8')).replace('upgrade-insecure-requests', ''),
      });
    },
  };
}

function pageRenderer(server: ViteDevServer, state: SiteState): (page: Page) => Promise<string> {
  let start: ReturnType<typeof compileStart> | undefined;
  server.watcher.on('all', (_event, file) => {
    if (/\.tsx?$/.test(file)) start = undefined;
  });
  return async (page) => {
    const { data, load } = state.site;
    const file = state.htmlFile(page);
    const address = file.slice(server.config.root.length);
    const html = await server.transformIndexHtml(address, await readFile(file, 'utf8'));
    const content = (await rendererOf(page, data, load))(page);
    start ??= compileStart();
    const head =
      startTag((await start)(content), [entryTag.exec(html)![1]!]) +
      (await styleLinks(server, page, state.isEvaluated));
    return html
      .replace(entryTag, '')
      .replace('</head>', (end) => head + end)
      .replace(root, () => content);
  };
}

/** Runs in the browser: highlights the texts that match one of the patterns, without a change to the page. */
function highlight(patterns: string[]): void {
  const promise = new RegExp(`^(?:${patterns.join('|')})$`);
  const ranges = [...document.querySelectorAll('main *')]
    .filter(({ textContent }) => promise.test(textContent.trim()))
    .map((element) => {
      const range = new Range();
      range.selectNodeContents(element);
      return range;
    });
  CSS.highlights.set('promise', new Highlight(...ranges));
}

/** What a promise looks like on a page: `[words](address)` is a link, and a name in braces some value. */
const patternOf = (text: string) =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[\\^$.*+?()[\]|]/g, '\\$&')
    .replaceAll(/\{\w+\}/g, '.+');

/** A page that shows which of its sentences promise something, for whoever is to approve them. */
const markPromises = (html: string, promises: string[]): string =>
  html.replace(
    '</body>',
    (end) =>
      `<style>::highlight(promise) { background: #fd6; color: #000; }</style><script>(${highlight})(${toScriptJson(promises.map(patternOf))})</script>${end}`,
  );
