import type { Plugin } from 'vite';

const nothing = '\0site:no-styles';

/**
 * Keeps styles out of client scripts: pages include those of everything that the server renders, in the built site
 * as a style sheet and in development as links. Styles that a script adds itself have a query, such as `?inline`.
 */
export function serverStyles(): Plugin {
  return {
    name: 'site:server-styles',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /\.scss$/ },
      // Without an importer it is the target of a link.
      handler: (_source, importer) => (importer ? nothing : undefined),
    },
    load: {
      filter: { id: /^\0site:no-styles$/ },
      handler: () => 'export {};',
    },
  };
}
