import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ResolvedConfig } from 'vite';
import type { renderPage } from '../../shared/runtime/renderPage.tsx';
import type { SiteState } from '../pages/SiteState.ts';
import { htmlFileOf } from '../pages/writeEntries.ts';
import { compileStart } from './compileStart.ts';
import { finishHtml } from './finishHtml.ts';
import { readStyles } from './readStyles.ts';

type Renderer = { renderPage: typeof renderPage };

async function prerenderPages(config: ResolvedConfig, state: SiteState): Promise<void> {
  const dist = path.resolve(config.root, config.build.outDir);
  const renderer = path.resolve(config.root, config.environments.ssr!.build.outDir, 'renderPage.js');
  const { renderPage }: Renderer = await import(pathToFileURL(renderer).href);
  const start = await compileStart();
  const styles = readStyles(dist, config.base);
  for (const page of state.pages) {
    const file = path.join(dist, htmlFileOf(page.path));
    const data = { path: page.aliasOf ?? page.path, props: page.props };
    const content = await renderPage(page.template, data, state.data);
    await writeFile(file, await finishHtml(await readFile(file, 'utf8'), { content, start, styles }));
  }
}

/** Builds client and server code, then writes every page's whole content into its HTML, in one command. */
export function buildPages(state: SiteState): Plugin {
  return {
    name: 'site:build-pages',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler(builder) {
        await builder.build(builder.environments.client!);
        await builder.build(builder.environments.ssr!);
        await prerenderPages(builder.config, state);
      },
    },
  };
}
