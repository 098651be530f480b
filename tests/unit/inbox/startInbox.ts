import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { inboxMiddleware } from '../../../scripts/inbox/middleware.ts';
import type { Submission } from '../../../scripts/inbox/Submission.ts';

export const json = { Accept: 'application/json' };

/** What the inbox of a test asks its readers for. */
export const token = 'token-of-a-test';

const isForReaders = (path: string) => /^(empty|behave)\b/.test(path);

/** Starts an inbox on its own port for one test, which ends it and removes what it stored. */
export async function startInbox({ base = '/' } = {}) {
  const directory = await mkdtemp(path.join(tmpdir(), 'inbox-'));
  const inbox = inboxMiddleware({ directory, base, token });
  const server = createServer((request, response) => {
    inbox(request, response, (error) => {
      response.writeHead(error ? 500 : 404).end(error ? String(error) : 'not the inbox');
    });
  });
  // Idle connections are never closed: a busy machine might reuse one just as it closes.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(directory, { recursive: true, force: true });
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const address = `${origin}${base}__inbox/`;
  /** Only what reads or changes the inbox asks for it; forms are taken without. */
  const cookie = `inbox-${port}=${token}`;

  return {
    directory,
    port,
    origin,
    address,
    /** Of a reader, for requests that a test makes by itself. */
    cookie,
    send: (path: string, body: BodyInit, headers: Record<string, string> = json) =>
      fetch(`${address}${path}`, {
        method: 'POST',
        body,
        headers: { ...headers, ...(isForReaders(path) ? { cookie } : {}) },
        redirect: 'manual',
      }),
    list: async () => (await (await fetch(address, { headers: { ...json, cookie } })).json()) as Submission[],
    page: async () => (await fetch(address, { headers: { cookie } })).text(),
    folders: () => readdir(directory),
  };
}

/** A request with headers that fetch() does not let anyone set. */
export function rawRequest(
  address: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: IncomingHttpHeaders; body?: string | Buffer },
) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const outgoing = request(address, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** A multipart body with one file, its name written into it byte for byte. */
export function rawUpload(fileName: string, content = 'resume') {
  const lines = [
    '--limit',
    `Content-Disposition: form-data; name="resume"; filename="${fileName}"`,
    'Content-Type: application/pdf',
    '',
    content,
    '--limit--',
    '',
  ];
  const headers = { ...json, 'Content-Type': 'multipart/form-data; boundary=limit' };
  return { body: lines.join('\r\n'), headers };
}
