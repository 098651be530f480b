import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { browserFloor } from './browserFloor.ts';
import { readEnvironment } from './environment.ts';
import { licencesFile } from './output/licences.ts';
import { checkOutDir, outDir, unfinished } from './output/outDir.ts';
import { ownFilesOnly } from './ownFilesOnly.ts';
import { buildPages } from './plugins/buildPages.ts';
import { fillHtml } from './plugins/fillHtml.ts';
import { preloadScripts } from './plugins/preloadScripts.ts';
import { type Graph, recordGraphs } from './plugins/recordGraphs.ts';
import { servedPictures } from './plugins/servedPictures.ts';
import { serveInbox } from './plugins/serveInbox.ts';
import { servePages } from './plugins/servePages.ts';
import { serverStyles } from './plugins/serverStyles.ts';
import { serveSiteFiles } from './plugins/serveSiteFiles.ts';
import { SiteState } from './SiteState.ts';
import { stylesEntry } from './styles/compileStyles.ts';

const devPort = 5173;

/** Folders whose files the development server serves: never the inbox's, which contains people's resumes. */
const servedFolders = ['.cache/vite', '.pages', 'node_modules', 'pages', 'shared'];

type SiteConfigOptions = {
  /** What the settings are for; servers and builds may run in parallel, so their generated files are kept apart. */
  command: 'build' | 'serve';
  isPreview?: boolean;
  port?: number | undefined;
  /** Whether a server answers other devices in the network too. */
  host?: boolean | undefined;
};

/** Vite's settings for the pages that SITE_PAGES names, or for the whole site. Preview needs no list of pages. */
export async function siteConfig({ command, isPreview, port, host }: SiteConfigOptions): Promise<UserConfig> {
  // Otherwise Vite would follow the variable, and might build for development.
  process.env.NODE_ENV = command === 'build' || isPreview ? 'production' : 'development';
  const { base, pages: names, allowedHosts, inbox } = readEnvironment();
  const dist = outDir();
  if (command === 'build') checkOutDir(dist);
  const folder = `.pages/${command === 'build' ? path.basename(dist) : `dev-${port ?? devPort}`}`;
  const state = new SiteState(folder, base, names);
  const filling = fillHtml((file) => state.templateData(file));
  const graphs = new Map<string, Graph>();

  return {
    ...ownFilesOnly,
    // The generated entries are in a separate folder, so that addresses have no prefix.
    root: isPreview ? '.' : folder,
    base,
    publicDir: path.resolve('public'),
    css: {
      ...ownFilesOnly.css,
      preprocessorOptions: {
        scss: { additionalData: (styles: string, file: string) => state.paletteUse(file) + styles },
      },
    },
    // Only a built site counts visits.
    define: { 'import.meta.env.VISIT_COUNTER': '""' },
    cacheDir: path.resolve('.cache/vite', path.basename(folder)),
    appType: 'mpa',
    plugins: [
      servedPictures(state),
      react(),
      filling,
      serveInbox(base, inbox),
      serveSiteFiles(state),
      preloadScripts(base),
      servePages(state),
      serverStyles(),
      recordGraphs(graphs),
      buildPages(state, filling.api!.fill, graphs),
    ],
    // Finds the packages that islands import in advance; otherwise the first page that needs one would be reloaded.
    optimizeDeps: { entries: ['entries/**/entry.ts'] },
    server: {
      port: port ?? devPort,
      host,
      allowedHosts,
      strictPort: true,
      fs: { allow: servedFolders.map((name) => path.resolve(name)) },
      // In milliseconds. Without it, a change within 50 ms of the last one, as of an editor that formats what it has
      // saved, is lost.
      watch: { awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 } },
    },
    preview: { port: port ?? 4173, host, allowedHosts, strictPort: true },
    build: {
      target: browserFloor,
      outDir: path.resolve(command === 'build' ? unfinished(dist) : dist),
      // buildPages empties the folder.
      emptyOutDir: false,
      // copyPublic leaves out what is not part of the site.
      copyPublicDir: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    environments: {
      client: {
        build: {
          license: { fileName: licencesFile },
          // Otherwise a constant that two scripts import would become a third script.
          rolldownOptions: {
            optimization: { inlineConst: { mode: 'all' } },
            // Each contains all that it imports, where shared parts would otherwise become twenty scripts. Every page
            // needs the second to wake its header; the small parts of most islands are in it. What a first scroll
            // imports, too, belongs into the first: otherwise it would fetch React.
            output: {
              codeSplitting: {
                groups: [
                  { name: 'startPage', test: /\/(startPage|adoptStyles)\.ts$/, priority: 1 },
                  {
                    name: 'hydrateIsland',
                    test: /\/(hydrateIsland|SiteHeader|Picture|LinkedText)\.tsx$|words\/controls\.ts$/,
                  },
                  { name: 'motion', test: /\/(MotionToggle|HeroFilm)\.tsx$/ },
                  { name: 'Carousel', test: /\/\w*Carousel\.tsx$/ },
                ],
              },
            },
          },
        },
      },
      ssr: {
        build: {
          outDir: path.resolve(folder, 'server'),
          emptyOutDir: true,
          // Pictures that pages refer to; the client build has none.
          emitAssets: true,
          rolldownOptions: {
            input: path.resolve('build/pages/site.ts'),
            output: { codeSplitting: false },
          },
        },
      },
      styles: {
        build: {
          outDir: path.resolve(folder, 'server'),
          // Fonts that styles refer to.
          emitAssets: true,
          rolldownOptions: { input: path.resolve(folder, stylesEntry) },
        },
      },
    },
    builder: { sharedConfigBuild: true },
  };
}
