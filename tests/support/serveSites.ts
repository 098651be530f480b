/* Playwright starts this for the browser tests and waits for the last of the ports. */
import { rmSync } from 'node:fs';
import { type Plugin, preview } from 'vite';
import { cachingOf } from '../../build/hostHeaders.ts';
import { pathBelow } from '../../build/serving/requests.ts';
import { inboxToken, sites } from './sites.ts';

// What tests send stays out of the inbox that the site's owner reads, and each run has its own.
const inbox = `.cache/inbox-${sites.site.port}`;
rmSync(inbox, { recursive: true, force: true });
Object.assign(process.env, { INBOX_DIR: inbox, INBOX_TOKEN: inboxToken });

/** Saves CPU time: browsers keep files as they do from a host, and nothing is compressed. */
const quick: Plugin = {
  name: 'quick',
  enforce: 'pre',
  configurePreviewServer({ config, middlewares }) {
    middlewares.use((request, response, next) => {
      delete request.headers['accept-encoding'];
      const path = pathBelow(config.base, request.url);
      if (path) response.setHeader('Cache-Control', cachingOf(path));
      next();
    });
  },
};

for (const { port, base, folder } of Object.values(sites)) {
  // Vite's config reads them.
  Object.assign(process.env, { BASE_PATH: base, OUT_DIR: folder });
  await preview({ plugins: [quick], preview: { port, strictPort: true } });
}
