import type { Plugin } from 'vite';

const nothing = '\0site:no-styles';

/**
 * Leaves styles out of browsers' scripts: pages bring those of everything that the server renders, in the built site
 * as one style sheet and in development as links. Styles that a script adds itself have a query, such as `?inline`.
 */
export function serverStyles(): Plugin {
  return {
    name: 'site:server-styles',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /\.scss$/ },
      // Without an importer it is the address of a link.
      handler: (_source, importer) => (importer ? nothing : undefined),
    },
    load: {
      filter: { id: /^\0site:no-styles$/ },
      handler: () => 'export {};',
    },
  };
}
