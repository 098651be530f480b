import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { browserFloor } from './scripts/pipeline/browserFloor.ts';
import { recordScripts } from './scripts/pipeline/budgets/scriptGraph.ts';
import { checkOutDir, outDir, unfinished } from './scripts/pipeline/output/outDir.ts';
import { ownFilesOnly } from './scripts/pipeline/ownFilesOnly.ts';
import { importOnce } from './scripts/pipeline/pages/importModule.ts';
import type { Declarations } from './scripts/pipeline/pages/listPages.ts';
import { buildPages } from './scripts/pipeline/plugins/buildPages.ts';
import { fillHtml } from './scripts/pipeline/plugins/fillHtml.ts';
import { licences, licencesFile } from './scripts/pipeline/plugins/licences.ts';
import { recordImports } from './scripts/pipeline/plugins/recordImports.ts';
import { serveInbox } from './scripts/pipeline/plugins/serveInbox.ts';
import { servePages } from './scripts/pipeline/plugins/servePages.ts';
import { serverStyles } from './scripts/pipeline/plugins/serverStyles.ts';
import { serveSiteFiles } from './scripts/pipeline/plugins/serveSiteFiles.ts';
import { SiteState } from './scripts/pipeline/SiteState.ts';
import { readSiteAddress } from './scripts/pipeline/siteAddress.ts';
import { stylesEntry } from './scripts/pipeline/styles/compileStyles.ts';
import { visitCounter } from './shared/shell/visitCounter.ts';

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
  const siteAddress = readSiteAddress();
  const dist = outDir();
  if (command === 'build') checkOutDir(dist);
  const folder = `.pages/${command === 'build' ? path.basename(dist) : `dev-${port ?? devPort}`}`;
  const names = process.env.SITE_PAGES?.split(' ').filter(Boolean) ?? [];
  const load =
    command === 'build' ? (file: string) => importOnce<Declarations>(file, `${folder}/list`) : undefined;
  const state = new SiteState(folder, siteAddress, names, load);
  if (!isPreview) await state.refresh();
  const filling = fillHtml((file) => state.templateData(file));
  const recording = recordImports();
  const allowedHosts = process.env.ALLOWED_HOST ? [process.env.ALLOWED_HOST] : [];

  return {
    ...ownFilesOnly,
    // The generated entries are in a separate folder, so that addresses have no prefix.
    root: isPreview ? '.' : folder,
    base: siteAddress.base,
    publicDir: path.resolve('public'),
    // Only a built site counts visits.
    define: { 'import.meta.env.VISIT_COUNTER': JSON.stringify(command === 'build' ? visitCounter() : '') },
    cacheDir: path.resolve('.cache/vite', path.basename(folder)),
    appType: 'mpa',
    plugins: [
      react(),
      filling,
      serveInbox(siteAddress.base),
      serveSiteFiles(state),
      licences(),
      recordScripts(),
      servePages(state),
      serverStyles(),
      recording,
      buildPages(state, filling.api!.fill, recording.api!.imports),
    ],
    // Finds the packages that islands import in advance; otherwise the first page that needs one would be reloaded.
    optimizeDeps: { entries: ['entries/**/entry.ts'] },
    server: {
      port: port ?? devPort,
      host,
      allowedHosts,
      strictPort: true,
      fs: { allow: servedFolders.map((name) => path.resolve(name)) },
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
            input: state.input,
            optimization: { inlineConst: { mode: 'all' } },
            // Every page needs the second to wake its header. Each contains all that it imports, where shared parts
            // would otherwise become ten scripts. What a first scroll imports, too, belongs into the first: otherwise
            // it would fetch React.
            output: {
              codeSplitting: {
                groups: [
                  { name: 'startPage', test: /\/(startPage|adoptStyles)\.ts$/, priority: 1 },
                  { name: 'hydrateIsland', test: /\/(hydrateIsland|SiteHeader)\.tsx$/ },
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
            input: state.serverInput,
            // In one chunk, styles keep the order of their imports, starting with that of the cascade layers.
            output: { codeSplitting: { groups: [{ name: 'site', test: /./ }] } },
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

export default defineConfig(siteConfig);
