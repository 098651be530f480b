import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { normalizePath, type ViteDevServer } from 'vite';
import type { renderPage as renderPageOf } from '../../../shared/shell/renderPage.tsx';
import type { Page } from '../pages/checkPages.ts';
import { loadPageModules, rendererFile } from '../pages/pageModules.ts';
import type { SiteState } from '../SiteState.ts';
import { compileStart } from './compileStart.ts';
import { root } from './finishHtml.ts';
import { startTags } from './startTags.ts';
import { styleLinks } from './styleLinks.ts';

/** What renders pages in development; it keeps the compiled inline script until a file changes. */
export function pageRenderer(server: ViteDevServer, state: SiteState): (page: Page) => Promise<string> {
  let start: Promise<string> | undefined;
  server.watcher.on('all', () => {
    start = undefined;
  });
  return async (page) => {
    const file = state.entryFile(page);
    const address = file.slice(server.config.root.length);
    const html = await server.transformIndexHtml(address, await readFile(file, 'utf8'));
    // By the address that imports have: Vite may load a module once for each address, and islands are told by identity.
    const load = (name: string) =>
      server.ssrLoadModule(path.posix.join('/@fs/', normalizePath(path.resolve(name))));
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
