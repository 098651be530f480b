import type { Plugin } from 'vite';

const nothing = '\0site:no-styles';

/**
 * Keeps styles out of client scripts: pages get the styles of everything that is rendered on the server, as a style
 * sheet in the built site and as links in development. Styles that a script adds itself have a query, such as
 * `?inline`.
 */
export function serverStyles(): Plugin {
  return {
    name: 'site:server-styles',
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
}
