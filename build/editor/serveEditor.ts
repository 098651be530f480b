import { realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, normalizePath, type Plugin } from 'vite';
import { checks } from '../lib/viteSettings.ts';
import type { SiteState } from '../SiteState.ts';
import { addSlash, pathBelow, printAlso, sendHtml } from '../serving/requests.ts';
import { editorPage } from './editorPage.ts';
import { serveUndo } from './undoPage.ts';

const address = '/editor/';
const script = normalizePath(path.resolve('build/editor/editor.ts'));

/** Schemas accept pictures whose served files the next build makes. */
const define = { 'process.env.SHOW_GAPS': '"1"' };

/** What misleads in the package, or is wrong, and what is right. */
export const corrections = {
  // Of fields with the same name in several lists, each got the folder of the first.
  '`componentName`in e?': 'e.componentName?',
  // A list that is shown writes an empty one before its rows, which turned Save on.
  '!Y0.test(t)&&e[t]!==void 0': '!Y0.test(t)&&String(e[t]??``)!==``',
  'title:`Error`,description:`There was an error while saving the entry. Please try again later.':
    'title:`Not saved yet`,description:`What you have written is still in the form.',
  'Entry duplicated as a new draft.': 'This is a copy, which is not saved yet.',
  'Once prompted, select the root directory of the “{$repo}” repository.':
    'Choose the project’s folder, “{$repo}”, and allow the browser to change its files.',
  'Are you sure you want to delete the selected entry?':
    'Delete this entry? Its page and address will be gone. Close a job to keep its page.',
  'Couldn’t delete the entry. Please try again.':
    'The entry is not deleted: reload this page, then do it again.',
  'Failed to save new entry order. Please try again.':
    'The new order is not saved: reload this page, then do it again.',
  'There was an error while parsing an entry file. Check the browser console for details.':
    'A file cannot be read, so its entry is missing here: “npm run build” names it.',
  'Field Assets': 'For This Field',
  // Without its offer of another English.
  '(`newLanguageCta`))return': '(`newLanguageCta`)||1)return',
  // On one computer, it is not live.
  'View on Live Site': 'See the page',
};

const wording: Plugin = {
  name: 'site:editor-wording',
  transform: {
    filter: { id: /@sveltia\/cms/ },
    handler: (code) => ({
      code: Object.entries(corrections).reduce((text, [theirs, ours]) => text.replace(theirs, ours), code),
      map: null,
    }),
  },
};

/** Bundles the editor by itself: nothing of it may get into the site's scripts. */
async function buildEditor(dist: string, state: SiteState): Promise<void> {
  const outDir = path.join(dist, address);
  const result = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    base: state.base + address.slice(1),
    define,
    plugins: [wording],
    build: {
      outDir,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      license: { fileName: 'licences.txt' },
      // The languages of code, which no field has.
      rolldownOptions: { checks, input: script, external: /^@shikijs\// },
    },
  });
  const { output } = (Array.isArray(result) ? result[0]! : result) as { output: { fileName: string }[] };
  const entry = output.find((file) => 'isEntry' in file && file.isEntry)!;
  const html = editorPage(state.base + address.slice(1) + entry.fileName, state);
  writeFileSync(path.join(outDir, 'index.html'), html);
}

/** The editor at /editor/, in no list of pages: always in development, built only if the settings name a repository. */
export const serveEditor = (state: SiteState): Plugin[] => [
  wording,
  {
    name: 'site:editor',
    applyToEnvironment: ({ name }) => name === 'client',
    config: (_config, { command }) =>
      command === 'build'
        ? {}
        : {
            // Its fonts lie beside its script, in a folder of packages that may be a link.
            server: { fs: { allow: [path.dirname(script), realpathSync('node_modules')] } },
            optimizeDeps: { exclude: ['@sveltia/cms'], include: ['zod', 'yaml'] },
            environments: { client: { define } },
          },
    configureServer(server) {
      const { base } = server.config;
      serveUndo(server);
      printAlso(server, 'Editor', [base + address.slice(1)]);
      server.middlewares.use((request, response, next) => {
        const asked = pathBelow(base, request.originalUrl);
        if (`${asked}/` === address) addSlash(response, request.originalUrl);
        else if (asked !== address) next();
        else sendHtml(response, 200, editorPage(`${base}@fs/${script}`, state, path.basename(process.cwd())));
      });
    },
    async writeBundle() {
      if (state.site.company.repository) await buildEditor(this.environment.config.build.outDir, state);
    },
  },
];
