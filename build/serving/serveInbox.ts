import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { environment } from '#shared/core/environment.ts';
import { inboxFolder } from '#shared/forms/forms.ts';
import { inboxMiddleware } from '../inbox/middleware.ts';
import { printAlso } from './requests.ts';

/** Its address changes on each start, unless INBOX_TOKEN sets it. */
export function serveInbox(base: string): Plugin {
  const directory = path.resolve(environment.inboxFolder);
  const token = environment.inboxToken ?? randomBytes(16).toString('hex');
  const inbox = inboxMiddleware({ directory, base, token });

  const attachInbox = (server: ViteDevServer | PreviewServer) => {
    server.middlewares.use(inbox);
    printAlso(server, 'Inbox', [`${base}${inboxFolder}${token}/`]);
  };

  return { name: 'site:serve-inbox', configureServer: attachInbox, configurePreviewServer: attachInbox };
}
