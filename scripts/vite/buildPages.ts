import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ResolvedConfig } from 'vite';
import type { renderPage } from '../../shared/runtime/renderPage.tsx';
import type { SiteState } from '../pages/SiteState.ts';
import { htmlFileOf } from '../pages/writeEntries.ts';
import { checkBudgets } from '../report/checkBudgets.ts';
import { printPages } from '../report/printPages.ts';
import { weighPages } from '../report/weighPages.ts';
import { allowedOrigins } from '../security/allowedOrigins.ts';
import { readMarqueeStyle } from '../security/marqueeStyle.ts';
import { checkOrphans, linksIn } from '../seo/checkOrphans.ts';
import { notices } from '../seo/notices.ts';
import { writeShareImages } from '../seo/share/writeShareImages.ts';
import { compileStart } from './compileStart.ts';
import { finishHtml, type SharedParts } from './finishHtml.ts';
import { precompress } from './precompress.ts';
import { readStyles } from './readStyles.ts';
import { speculationRules } from './speculationRules.ts';
import { splitStyles } from './splitStyles.ts';
import { unnamedStyles } from './unnamedStyles.ts';
import { writeStyles } from './writeStyles.ts';

type Renderer = { renderPage: typeof renderPage };

const distOf = (config: ResolvedConfig) => path.resolve(config.root, config.build.outDir);

/** Writes the pages' HTML; what comes back tells by each page's path where it links to. */
async function prerenderPages(config: ResolvedConfig, state: SiteState): Promise<Map<string, Set<string>>> {
  const dist = distOf(config);
  const renderer = path.resolve(config.root, config.environments.ssr!.build.outDir, 'renderPage.js');
  const { renderPage }: Renderer = await import(pathToFileURL(renderer).href);
  const shared: SharedParts = {
    start: await compileStart(),
    rules: speculationRules(config.base),
    insertedStyles: [await readMarqueeStyle()],
    origins: allowedOrigins(),
    readStyle: readStyles(dist, config.base),
    splitStyles: splitStyles(),
    writeStyle: writeStyles(dist, config.base),
  };
  const links = new Map<string, Set<string>>();
  for (const page of state.pages) {
    const file = path.join(dist, htmlFileOf(page.path));
    const content = await renderPage(page, state.data);
    await writeFile(file, await finishHtml(await readFile(file, 'utf8'), content, shared));
    links.set(page.path, linksIn(content, config.base));
  }
  return links;
}

/** Builds client and server code, then writes every page's whole content into its HTML, in one command. */
export function buildPages(state: SiteState): Plugin {
  return {
    name: 'site:build-pages',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler(builder) {
        const started = performance.now();
        console.log('Building scripts and styles');
        await builder.build(builder.environments.client!);
        await builder.build(builder.environments.ssr!);
        console.log(`Writing ${state.pages.length} pages`);
        const dist = distOf(builder.config);
        const inlined = await unnamedStyles(dist);
        const links = await prerenderPages(builder.config, state);
        if (state.isWholeSite) checkOrphans(state.pages, links);
        await Promise.all(inlined.map((file) => rm(file)));
        const drawn = await writeShareImages(state.shareImages.values(), dist);
        if (process.env.PRECOMPRESS === '1') await precompress(dist);
        const weights = await weighPages(dist, state.hosting.base, state.pages);
        if (state.shareImages.size > 0)
          console.log(`Share images drawn: ${drawn}, the others were in the cache`);
        for (const notice of notices(state.hosting)) console.log(notice);
        printPages(weights, `${path.relative('.', dist)}/`, performance.now() - started);
        checkBudgets(weights);
      },
    },
  };
}
