import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { environment } from '#shared/core/environment.ts';
import { buildPages } from './build/buildPages.ts';
import { serveEditor } from './build/editor/serveEditor.ts';
import { fillHtml } from './build/html/fillHtml.ts';
import { preloadScripts } from './build/html/preloadScripts.ts';
import { browserFloor, checks, ownFilesOnly } from './build/lib/viteSettings.ts';
import { licencesFile } from './build/output/copyPublic.ts';
import { checkBuilt, outDir } from './build/output/outDir.ts';
import { siteFile } from './build/pages/Page.ts';
import { prepareProcess } from './build/prepareProcess.ts';
import { refuseContent } from './build/recordGraphs.ts';
import { SiteState } from './build/SiteState.ts';
import { servedPictures } from './build/serving/servedPictures.ts';
import { serveInbox } from './build/serving/serveInbox.ts';
import { servePages } from './build/serving/servePages.ts';
import { serveSiteFiles } from './build/serving/serveSiteFiles.ts';
import { inLayer, stylesEntry } from './build/styles/compileStyles.ts';
import { serverStyles } from './build/styles/serverStyles.ts';

/** Folders whose files the development server serves: never the inbox's, which contains people's resumes. */
const servedFolders = ['.cache/vite', '.pages', 'node_modules', 'pages', 'shared'];

export default defineConfig(({ command, isPreview = false }) => {
  prepareProcess(command === 'serve' && !isPreview);
  const { base, pages: names } = environment;
  const dist = path.resolve(outDir());
  if (isPreview) checkBuilt(outDir());
  // Servers and builds may run at the same time: each has a folder for what it generates.
  const folder =
    command === 'build'
      ? `.pages/build-${path.basename(dist)}`
      : `.pages/${['dev', ...names].join('-').replaceAll('/', '-')}`;
  const state = new SiteState(folder);
  const filling = fillHtml((file) => state.templateData(file));

  return {
    ...ownFilesOnly,
    // The generated entries are in a separate folder, so that addresses have no prefix.
    root: isPreview ? '.' : folder,
    base,
    publicDir: path.resolve('public'),
    logLevel: command === 'build' ? 'warn' : 'info',
    css: {
      ...ownFilesOnly.css,
      preprocessorOptions: {
        scss: {
          additionalData: (styles: string, file: string) => state.paletteUse(file) + inLayer(styles, file),
        },
      },
    },
    cacheDir: path.resolve('.cache/vite', path.basename(folder)),
    appType: 'mpa',
    plugins: [
      react(),
      servedPictures(state),
      filling,
      refuseContent,
      serveInbox(base),
      serveSiteFiles(state),
      preloadScripts(base),
      ...serveEditor(state),
      servePages(state),
      ...serverStyles(),
      ...buildPages(state, filling.api!.fill),
    ],
    // Finds the packages that islands import in advance; otherwise the first page that needs one would be reloaded.
    optimizeDeps: { entries: ['entries/**/entry.ts'] },
    server: {
      fs: { allow: servedFolders.map((name) => path.resolve(name)) },
      // In milliseconds. Without it, a change within 50 ms of the last one, as of an editor that formats what it has
      // saved, is lost.
      watch: { awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 } },
    },
    build: {
      target: browserFloor,
      // Where buildPages puts what is finished.
      outDir: dist,
      // copyPublic leaves out what is not part of the site.
      copyPublicDir: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { checks },
    },
    environments: {
      client: {
        build: {
          outDir: isPreview ? dist : path.resolve(folder, 'site'),
          // It holds the files of public/ already.
          emptyOutDir: false,
          license: { fileName: licencesFile },
          // Otherwise a constant that two scripts import would become a third script.
          rolldownOptions: {
            optimization: { inlineConst: { mode: 'all' } },
            // What every page starts with, and what its header needs, each with all that it imports. The rest is
            // divided by which islands share it.
            output: {
              codeSplitting: {
                groups: [
                  { name: 'startPage', test: /\/shared\/runtime\/(start\/)?\w+\.ts$/, priority: 1 },
                  { name: 'hydrateIsland', test: /\/shared\/(shell|runtime)\/islands\/\w+\.tsx$/ },
                ],
              },
            },
          },
        },
      },
      ssr: {
        build: {
          outDir: path.resolve(folder, 'server'),
          emptyOutDir: false,
          // Pictures that pages refer to; the client build has none.
          emitAssets: true,
          rolldownOptions: { input: path.resolve(siteFile), output: { codeSplitting: false } },
        },
      },
      styles: {
        build: {
          outDir: path.resolve(folder, 'server'),
          emptyOutDir: false,
          // Fonts that styles refer to.
          emitAssets: true,
          rolldownOptions: { input: path.resolve(folder, stylesEntry) },
        },
      },
    },
    builder: { sharedConfigBuild: true },
  };
});
