import type { Plugin } from 'vite';

const nothing = '\0site:no-styles';

/**
 * Keeps styles out of client scripts: pages get the styles of everything that is rendered on the server, as a style
 * sheet in the built site and as links in development. Styles that a script adds itself have a query, such as
 * `?inline`.
 */
const stylesOutOfScripts: Plugin = {
  name: 'site:styles-out-of-scripts',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /\.scss$/ },
    // Without an importer, the style sheet is the target of a link.
    handler: (_source, importer) => (importer ? nothing : undefined),
  },
  load: {
    filter: { id: /^\0site:no-styles$/ },
    handler: () => 'export {};',
  },
};

/** Compiles a style sheet only once in development, for the browser: the server needs only its name (styleLinks.ts). */
const stylesByName: Plugin = {
  name: 'site:styles-by-name',
  apply: 'serve',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load: {
    filter: { id: /\.scss$/ },
    handler: () => '',
  },
};

/** Where styles are compiled: for pages, not for the scripts that import them. */
export const serverStyles = (): Plugin[] => [stylesOutOfScripts, stylesByName];
