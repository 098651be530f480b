import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { contentTypes } from '../hostHeaders.ts';
import type { SiteState } from '../SiteState.ts';
import { siteFiles } from '../siteFiles/siteFiles.ts';
import { pathBelow } from './requests.ts';

/** Icons, web manifest, robots.txt, sitemap.xml and security.txt; the company's own files in public/ take precedence. */
export function serveSiteFiles(state: SiteState): Plugin {
  const files = () => siteFiles({ ...state.site, brandPictures: state.brandPictures });
  return {
    name: 'site:files',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const [address, make] of Object.entries(files())) {
        if (existsSync(this.environment.config.publicDir + address))
          console.log(`public${address} is used in place of the one that a build makes`);
        else this.emitFile({ type: 'asset', fileName: address.slice(1), source: await make() });
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        try {
          const pathname = pathBelow(state.site.siteAddress.base, request.originalUrl) ?? '';
          if (existsSync(server.config.publicDir + pathname)) return next();
          const content = await files()[pathname]?.();
          if (!content) return next();
          response
            .writeHead(200, { 'Content-Type': contentTypes[path.extname(pathname).slice(1)]![0] })
            .end(content);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
