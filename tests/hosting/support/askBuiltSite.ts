import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { caching, securityHeaders } from '../../../scripts/pipeline/hosting.ts';
import type { Answer, Ask } from '../../../scripts/tools/launch-check/live/Answer.ts';
import { dist } from '../../support/pages.ts';
import { ask } from './ask.ts';
import { isHashed } from './builtFiles.ts';

/** What a test spoils of some answers; `scheme` is that of the request as a visitor sent it. */
export type Spoil = {
  at: (address: string, scheme: string) => boolean;
  status?: number;
  /** Headers in place of the right ones, in lower case; undefined leaves one out. */
  headers?: Answer['headers'];
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

const rightHeaders: Answer['headers'] = {
  ...Object.fromEntries(Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value])),
  'cache-control': caching.others,
};

function rightAnswer(address: string, scheme: string): Answer {
  const lead = (to: string): Answer => ({
    status: 301,
    headers: { ...rightHeaders, location: to },
    body: Buffer.alloc(0),
  });
  if (scheme === 'http') return lead(publicAddress.slice(0, -1) + address);
  const file = path.join(dist, address.endsWith('/') ? `${address}index.html` : address);
  if (!existsSync(file)) {
    const body = readFileSync(path.join(dist, '404.html'));
    return { status: 404, headers: { ...rightHeaders, 'content-type': types['.html'] }, body };
  }
  if (statSync(file).isDirectory()) return lead(`${address}/`);
  const headers: Answer['headers'] = {
    ...rightHeaders,
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    'content-encoding': 'gzip',
    'cache-control': isHashed(address) ? caching.hashed : caching.others,
  };
  return { status: 200, headers, body: gzipSync(readFileSync(file), { level: 1 }) };
}

function spoiled(right: Answer, { status = right.status, headers, edit }: Spoil): Answer {
  const isCompressed = right.headers['content-encoding'] === 'gzip';
  const text = (isCompressed ? gunzipSync(right.body) : right.body).toString();
  const body = Buffer.from(edit ? edit(text) : text);
  const sent = { ...right.headers, ...headers };
  return { status, headers: sent, body: sent['content-encoding'] ? gzipSync(body) : body };
}

/** Answers from the built site as a host should, but for what a test spoils. */
export const askBuiltSite =
  (spoil?: Spoil): Ask =>
  async ({ protocol, pathname }) => {
    const scheme = protocol.slice(0, -1);
    const right = rightAnswer(pathname, scheme);
    return spoil?.at(pathname, scheme) ? spoiled(right, spoil) : right;
  };

/** Asks a server on this machine in place of the public address, as a proxy that terminates HTTPS does. */
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
