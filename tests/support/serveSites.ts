/*
 * Serves the built sites that SITES_SERVED names, each on its own port, in one process. Playwright starts it for the
 * browser tests and waits for the last of the ports.
 */
import { type Plugin, preview } from 'vite';
import { caching, hashedFolders } from '../../scripts/build/hosting.ts';
import { inboxToken, servedSites } from './sites.ts';

// What tests send stays out of the inbox that the site's owner reads.
Object.assign(process.env, { INBOX_DIR: '.cache/inbox', INBOX_TOKEN: inboxToken });

/** Lets browsers keep files as hosts do, and compresses nothing: both would only take CPU time. */
const quick: Plugin = {
  name: 'quick',
  configurePreviewServer({ config, middlewares }) {
    const kept = hashedFolders.map((folder) => `${config.base}${folder}/`);
    middlewares.use((request, response, next) => {
      delete request.headers['accept-encoding'];
      if (kept.some((folder) => request.url?.startsWith(folder)))
        response.setHeader('Cache-Control', caching.hashed);
      next();
    });
  },
};

const { siteConfig } = await import('../../vite.config.ts');
for (const { port, base, folder } of servedSites()) {
  // Vite's config reads them.
  Object.assign(process.env, { BASE_PATH: base, OUT_DIR: folder });
  const config = await siteConfig({ command: 'serve', isPreview: true, port });
  await preview({ ...config, plugins: [quick, config.plugins], configFile: false });
}
