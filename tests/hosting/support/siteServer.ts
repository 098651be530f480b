import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { caching, securityHeaders } from '../../../scripts/build/hosting.ts';
import type { Answer, Ask } from '../../../scripts/tools/launch-check/live/Answer.ts';
import { dist } from '../../support/pages.ts';
import { ask } from './ask.ts';
import { isHashed } from './builtFiles.ts';

type Draft = { status: number; headers: Record<string, string>; body: Buffer };

/** What a test spoils of some answers; `scheme` is that of the request as a visitor sent it. */
export type Spoil = {
  at: (address: string, scheme: string) => boolean;
  status?: number;
  /** Headers in place of the right ones; undefined leaves one out. */
  headers?: Record<string, string | undefined>;
  /** Changes the text that is sent. */
  edit?: (text: string) => string;
};

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
};

/** The address at which the tested site is built to stand. */
export const publicAddress = 'https://www.example.com/';

const compressed = new Map<string, Buffer>();

/** A file of the site, compressed once for all tests. */
function compress(file: string): Buffer {
  const known = compressed.get(file) ?? gzipSync(readFileSync(file), { level: 1 });
  compressed.set(file, known);
  return known;
}

function rightAnswer(address: string, scheme: string): Draft {
  const headers: Record<string, string> = { ...securityHeaders, 'Cache-Control': caching.others };
  const lead = (to: string): Draft => ({
    status: 301,
    headers: { ...headers, Location: to },
    body: Buffer.alloc(0),
  });
  if (scheme === 'http') return lead(publicAddress.slice(0, -1) + address);
  const file = path.join(dist, address.endsWith('/') ? `${address}index.html` : address);
  if (!existsSync(file)) {
    const notFound = readFileSync(path.join(dist, '404.html'));
    return { status: 404, headers: { ...headers, 'Content-Type': types['.html']! }, body: notFound };
  }
  if (statSync(file).isDirectory()) return lead(`${address}/`);
  headers['Content-Type'] = types[path.extname(file)] ?? 'application/octet-stream';
  if (isHashed(address)) headers['Cache-Control'] = caching.hashed;
  headers['Content-Encoding'] = 'gzip';
  return { status: 200, headers, body: compress(file) };
}

function spoiled(draft: Draft, { status = draft.status, headers = {}, edit }: Spoil): Draft {
  const sent = Object.entries({ ...draft.headers, ...headers }).filter(([, value]) => value !== undefined);
  const spoiledHeaders = Object.fromEntries(sent) as Record<string, string>;
  const wasCompressed = draft.headers['Content-Encoding'] === 'gzip';
  const text = (wasCompressed ? gunzipSync(draft.body) : draft.body).toString();
  const body = Buffer.from(edit ? edit(text) : text);
  return {
    status,
    headers: spoiledHeaders,
    body: spoiledHeaders['Content-Encoding'] ? gzipSync(body) : body,
  };
}

/** Serves the built site as it should be served, but for what a test spoils. */
export async function startSite(spoil?: Spoil) {
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', publicAddress).pathname;
    const scheme = String(request.headers['x-forwarded-proto']);
    const right = rightAnswer(address, scheme);
    const { status, headers, body } = spoil?.at(address, scheme) ? spoiled(right, spoil) : right;
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Asks a server on this machine in place of the public address, as a proxy that ends HTTPS does. */
export const askInPlace =
  (origin: () => string): Ask =>
  async ({ protocol, host, pathname, search }): Promise<Answer> => {
    const { status, headers, body } = await ask(origin(), pathname + search, {
      host,
      'X-Forwarded-Proto': protocol.slice(0, -1),
      'Accept-Encoding': 'gzip, deflate, br',
    });
    return {
      status,
      headers: Object.fromEntries([...headers].map(([name, values]) => [name, values.join(', ')])),
      body,
    };
  };
