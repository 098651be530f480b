import type { Plugin } from 'vite';

/** The file of a style sheet, without the query of one that a script adds itself, such as `?inline`. */
export const styleFile = /\.s?css$/;

const nothing = '\0site:no-styles';

export const serverStyles = (): Plugin[] => [
  {
    // Pages link the styles of all that is rendered on the server.
    name: 'site:styles-out-of-scripts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    // Without an importer, the style sheet is the target of a link.
    resolveId: {
      filter: { id: styleFile },
      handler: (_source, importer) => (importer ? nothing : undefined),
    },
    load: { filter: { id: /^\0site:no-styles$/ }, handler: () => 'export {};' },
  },
  {
    // Only their names are kept, by which reachedStyles.ts and compileStyles.ts go.
    name: 'site:styles-by-name',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    load: { filter: { id: styleFile }, handler: () => '' },
  },
];
