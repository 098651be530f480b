import type { Plugin } from 'vite';
import type { SiteState } from '../SiteState.ts';
import { devNotFound, devPages, pageRenderer } from './devPages.ts';
import { explainHosts } from './explainHosts.ts';
import { previewNotFound, previewSlash } from './previewPages.ts';
import { printNamedPages } from './servedAlone.ts';
import { watchPages } from './watchPages.ts';

/**
 * Serves the pages as static hosts do, in development (rendered for each request) and in preview: every
 * address with and without a trailing slash, and the site's 404 page for any other.
 */
export function servePages(state: SiteState): Plugin {
  return {
    name: 'site:serve-pages',
    configureServer(server) {
      explainHosts(server);
      printNamedPages(server, state);
      watchPages(server, state);
      const render = pageRenderer(server, state);
      server.middlewares.use(devPages(server, state, render));
      return () => void server.middlewares.use(devNotFound(server, state, render));
    },
    configurePreviewServer(server) {
      explainHosts(server);
      printNamedPages(server, state);
      server.middlewares.use(previewSlash(server));
      return () => void server.middlewares.use(previewNotFound(server, state));
    },
  };
}
