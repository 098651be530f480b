/*
 * Serves the built sites that SITES_SERVED names, each on its own port, in one process. Playwright starts it for the
 * browser tests and waits for the last of the ports.
 */
import { rmSync } from 'node:fs';
import { type Plugin, preview } from 'vite';
import { cachingOf } from '../../build/hostHeaders.ts';
import { pathBelow } from '../../build/serving/requests.ts';
import { inboxToken, servedSites, sites } from './sites.ts';

// What tests send stays out of the inbox that the site's owner reads, and each run has its own.
const inbox = `.cache/inbox-${sites.site.port}`;
rmSync(inbox, { recursive: true, force: true });
Object.assign(process.env, { INBOX_DIR: inbox, INBOX_TOKEN: inboxToken });

/** Saves CPU time: browsers keep files as they do from a host, and nothing is compressed. */
const quick: Plugin = {
  name: 'quick',
  configurePreviewServer({ config, middlewares }) {
    middlewares.use((request, response, next) => {
      delete request.headers['accept-encoding'];
      const path = pathBelow(config.base, request.url);
      if (path) response.setHeader('Cache-Control', cachingOf(path));
      next();
    });
  },
};

const { siteConfig } = await import('../../build/siteConfig.ts');
for (const { port, base, folder } of servedSites()) {
  // Vite's config reads them.
  Object.assign(process.env, { BASE_PATH: base, OUT_DIR: folder });
  const config = await siteConfig({ command: 'serve', isPreview: true, port });
  await preview({ ...config, plugins: [quick, config.plugins], configFile: false });
}
