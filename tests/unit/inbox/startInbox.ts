import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { inboxMiddleware } from '../../../build/inbox/middleware.ts';
import type { Submission } from '../../../build/inbox/store.ts';
import { tempFolder } from '../../support/tempFolder.ts';

export const json = { Accept: 'application/json' };

/** Starts an inbox on its own port for one test, which ends it and removes what it stored. */
export async function startInbox({ base = '/' } = {}) {
  const directory = tempFolder();
  const inbox = inboxMiddleware({ directory, base, token: 'secret' });
  const server = createServer((request, response) => {
    inbox(request, response, (error) => {
      response.writeHead(error ? 500 : 404).end(error ? String(error) : 'not the inbox');
    });
  });
  // Idle connections are never closed: a busy machine might reuse one just as it closes.
  server.keepAliveTimeout = 0;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const address = `${origin}${base}__inbox/`;
  const secretAddress = `${address}secret/`;

  return {
    directory,
    port,
    origin,
    address,
    secretAddress,
    send: (path: string, body: BodyInit, headers: Record<string, string> = json) =>
      fetch(address + path, { method: 'POST', body, headers, redirect: 'manual' }),
    list: async () => (await (await fetch(secretAddress, { headers: json })).json()) as Submission[],
    page: async () => (await fetch(secretAddress)).text(),
    folders: () => readdir(directory),
  };
}

/** The status of a request with headers or an address that fetch() does not let anyone set. */
export async function rawStatus(
  { port }: { port: number },
  path: string,
  { body = '', ...options }: { method?: string; headers?: IncomingHttpHeaders; body?: string } = {},
) {
  const [response] = await once(request({ port, path, ...options }).end(body), 'response');
  return (response as IncomingMessage).resume().statusCode;
}
