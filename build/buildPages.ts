import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, Plugin, ResolvedConfig, ViteBuilder } from 'vite';
import { plural } from '#shared/core/text.ts';
import { UserError } from '#shared/core/UserError.ts';
import { speculationRules } from '#shared/runtime/links.ts';
import { checkBudgets, firstScripts, weighPages } from './budgets/weighPages.ts';
import { compileStart } from './html/compileStart.ts';
import type { FillHtml } from './html/fillHtml.ts';
import { finishHtml, type SharedParts } from './html/finishHtml.ts';
import { renderPages } from './html/renderPages.ts';
import { splitSprite } from './html/splitSprite.ts';
import { explainError } from './lib/explainError.ts';
import { writeInto } from './lib/files.ts';
import { memoize } from './lib/memoize.ts';
import { listWarnings, notices } from './lib/notices.ts';
import { addLicences, checkNamed, copyPublic, makeReadable } from './output/copyPublic.ts';
import { checkOutDir, publish, startBuild } from './output/outDir.ts';
import { htmlFileOf } from './pages/Page.ts';
import { type Graph, recordGraphs } from './recordGraphs.ts';
import type { SiteState } from './SiteState.ts';
import { readMarqueeStyle } from './security/contentSecurityPolicy.ts';
import { thirdParties } from './security/thirdParties.ts';
import { writeShareImages } from './shareImages/shareImages.ts';
import { type Styles, templateStyles } from './styles/templateStyles.ts';

async function writePages(
  { base, environments }: ResolvedConfig,
  state: SiteState,
  styles: Styles,
  graph: Graph,
  fill: FillHtml,
) {
  const dist = environments.client!.build.outDir;
  const { site } = state;
  const contents = await renderPages(site);
  const withOwnSprite = await splitSprite(contents, { dist, base });
  const shared: SharedParts = {
    startOf: await compileStart(),
    rules: speculationRules(base),
    marqueeStyle: await readMarqueeStyle(),
    parties: thirdParties(site.company),
    isHttps: site.siteAddress.siteUrl.startsWith('https:'),
  };
  const partsOf = memoize((template) => ({
    scripts: firstScripts(graph, template).map((script) => base + script),
    ...styles.get(template)!,
  }));
  // One after another: at once, those of a large site would need gigabytes of memory.
  for (const [page, content] of contents) {
    const entry = state.htmlFile(page);
    const filled = await fill(entry, readFileSync(entry, 'utf8'));
    const shown = withOwnSprite(page, content.toString());
    const html = finishHtml(page, filled, shown, partsOf(page.template), shared);
    writeInto(path.join(dist, htmlFileOf(page.path)), html);
  }
  // Fonts and pictures that styles and pages refer to, without the server's scripts.
  await cp(path.join(environments.ssr!.build.outDir, 'assets'), path.join(dist, 'assets'), {
    recursive: true,
    filter: (file) => !/\.(js|css)$/.test(file),
  });
}

async function build(builder: ViteBuilder, state: SiteState, fill: FillHtml, graphs: Map<string, Graph>) {
  const { client, ssr } = builder.environments as Record<'client' | 'ssr', BuildEnvironment>;
  console.log('Reading content and templates');
  await builder.build(ssr);
  await state.refresh(await import(pathToFileURL(path.join(ssr.config.build.outDir, 'site.js')).href));
  const { pages, shareImages, warnings, siteAddress } = state.site;
  const dist = client.config.build.outDir;
  const leftOut = copyPublic(dist);
  if (leftOut.length > 0) console.log(`Left out, because they are not part of a site: ${leftOut.join(', ')}`);
  console.log('Building scripts and styles');
  client.config.build.rolldownOptions.input = state.input;
  await builder.build(client);
  addLicences(dist);
  const styles = await templateStyles(builder, pages, graphs.get('ssr')!);
  console.log(`Writing ${plural(pages.length, 'page')}`);
  await writePages(builder.config, state, styles, graphs.get('client')!, fill);
  await writeShareImages(shareImages.values(), dist);
  checkNamed(dist);
  await makeReadable(dist);
  const undrawn = new Set([...shareImages.values()].flatMap((plan) => plan.leftOut));
  if (undrawn.size > 0)
    console.log(
      `Share images have no letters for ${[...undrawn].join(', ')}, and leave them out: write titles and subtitles in Latin or Hindi letters`,
    );
  for (const notice of [...listWarnings(warnings), ...notices(siteAddress)]) console.log(notice);
  checkBudgets(weighPages(dist, pages, graphs.get('client')!));
  return dist;
}

/** Builds everything in a folder of its own, and replaces what was built before if nothing is wrong. */
export function buildPages(state: SiteState, fill: FillHtml): Plugin[] {
  const graphs = new Map<string, Graph>();
  const plugin: Plugin = {
    name: 'site:build-pages',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler(builder) {
        const started = performance.now();
        const folder = path.relative('.', path.resolve(builder.config.build.outDir));
        checkOutDir(folder);
        startBuild(folder);
        rmSync(state.folder, { recursive: true, force: true });
        try {
          publish(folder, await build(builder, state, fill, graphs));
          // For tests of the built site.
          const listed = state.site.pages.map(({ props, ...declared }) => declared);
          writeFileSync(`.pages/${path.basename(folder)}.json`, JSON.stringify(listed));
        } catch (error) {
          // The bundler adds stacks to what its plugins throw.
          throw new UserError(explainError(error));
        } finally {
          rmSync(state.folder, { recursive: true, force: true });
        }
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        console.log(`Built ${plural(state.site.pages.length, 'page')} into ${folder}/ in ${seconds} s`);
      },
    },
  };
  return [recordGraphs(graphs), plugin];
}
