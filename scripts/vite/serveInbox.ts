import path from 'node:path';
import type { Plugin } from 'vite';
import { inboxMiddleware } from '../inbox/middleware.ts';

/**
 * Lets the development and preview servers take the site's forms themselves, so that they work without a mailbox.
 * @param base the site's base path
 */
export function serveInbox(base: string): Plugin {
  const directory = path.resolve(process.env.INBOX_DIR || '.inbox');
  const inbox = inboxMiddleware({ directory, base });
  return {
    name: 'site:serve-inbox',
    configureServer(server) {
      server.middlewares.use(inbox);
    },
    configurePreviewServer(server) {
      server.middlewares.use(inbox);
    },
  };
}
