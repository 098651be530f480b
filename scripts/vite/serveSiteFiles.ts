import path from 'node:path';
import type { Plugin } from 'vite';
import type { SiteState } from '../pages/SiteState.ts';
import { siteFiles } from '../seo/siteFiles.ts';

const types: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

/** Icons, web manifest, robots.txt and sitemap.xml: written by a build, made for each request in development. */
export function serveSiteFiles(state: SiteState): Plugin {
  return {
    name: 'site:files',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const [address, source] of await siteFiles(state)) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source });
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
        const { base } = state.hosting;
        const type = types[path.extname(pathname)];
        if (!type || !pathname.startsWith(base)) return next();
        const content = (await siteFiles(state)).get(pathname.slice(base.length - 1));
        if (content === undefined) return next();
        response.writeHead(200, { 'Content-Type': type }).end(content);
      });
    },
  };
}
