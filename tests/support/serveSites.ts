/*
 * Serves the built sites that SITES_SERVED names, each on its own port, in one process. Playwright starts it for the
 * browser tests and waits for the last of the ports.
 */
import { preview } from 'vite';
import { inboxToken, servedSites } from './sites.ts';

// What tests send stays out of the inbox that the site's owner reads.
Object.assign(process.env, { INBOX_DIR: '.cache/inbox', INBOX_TOKEN: inboxToken });

const { siteConfig } = await import('../../vite.config.ts');
for (const { port, base, folder } of servedSites()) {
  // Vite's config reads them.
  Object.assign(process.env, { BASE_PATH: base, OUT_DIR: folder });
  const config = await siteConfig({ command: 'serve', isPreview: true, port });
  await preview({ ...config, configFile: false });
}
