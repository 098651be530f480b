import { readFile } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';
import { compileStart } from '../html/compileStart.ts';
import { entryTag, root, startTag } from '../html/finishHtml.ts';
import { rendererOf } from '../html/renderPages.ts';
import type { Page } from '../pages/Page.ts';
import type { SiteState } from '../SiteState.ts';
import { styleLinks } from '../styles/reachedStyles.ts';

/** Renders pages in development. It keeps the compiled inline script until code changes. */
export function pageRenderer(server: ViteDevServer, state: SiteState): (page: Page) => Promise<string> {
  let start: ReturnType<typeof compileStart> | undefined;
  server.watcher.on('all', (_event, file) => {
    if (/\.tsx?$/.test(file)) start = undefined;
  });
  return async (page) => {
    const file = state.entryFile(page);
    const address = file.slice(server.config.root.length);
    const html = await server.transformIndexHtml(address, await readFile(file, 'utf8'));
    const content = (await rendererOf(page, state.data, state.load))(page);
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
