import type { Plugin } from 'vite';

/** The file of a style sheet, without the query of one that a script adds itself, such as `?inline`. */
export const styleFile = /\.s?css$/;

const nothing = '\0site:no-styles';

/** Keeps styles out of client scripts: pages link those of all that is rendered on the server. */
const stylesOutOfScripts: Plugin = {
  name: 'site:styles-out-of-scripts',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: styleFile },
    // Without an importer, the style sheet is the target of a link.
    handler: (_source, importer) => (importer ? nothing : undefined),
  },
  load: {
    filter: { id: /^\0site:no-styles$/ },
    handler: () => 'export {};',
  },
};

/** On the server, keeps only the names of style sheets, by which reachedStyles.ts and compileStyles.ts go. */
const stylesByName: Plugin = {
  name: 'site:styles-by-name',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load: {
    filter: { id: styleFile },
    handler: () => '',
  },
};

export const serverStyles = (): Plugin[] => [stylesOutOfScripts, stylesByName];
