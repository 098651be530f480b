#!/usr/bin/env bash
# Guess: every static server compares If-None-Match as RFC 9110 says: weakly, with lists and `*`.
# Happens: sirv and serve-handler compare the whole header with their own text. serve-handler's tag is strong, so that
#   behind whatever compresses on the way (and so puts W/ before it) every revisit is a full 200. Express follows the RFC.
# Versions: sirv 3.0.2, serve-handler 6.1.7, express 5.3.0. 2026-11-27.
# Meets: who puts a CDN or proxy that compresses itself before `serve`: caching works locally and never for users.
source "$(dirname "$0")/lib.sh"
install sirv@3.0.2 serve-handler@6.1.7 express@5.3.0
cat > see.mjs <<'END'
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import express from 'express';
import handler from 'serve-handler';
import sirv from 'sirv';

mkdirSync('files');
writeFileSync('files/a.txt', 'text');
const servers = {
  sirv: sirv('files', { etag: true }),
  serveHandler: (request, response) => handler(request, response, { public: 'files', etag: true }),
  express: express().use(express.static('files')),
};
const ask = (port, tag) =>
  new Promise((done) => get({ port, path: '/a.txt', agent: false, headers: tag ? { 'If-None-Match': tag } : {} }, (response) => done(response.resume())));
const seen = {};
for (const [name, listener] of Object.entries(servers)) {
  const server = createServer(listener).listen(0);
  const { port } = server.address();
  const own = (await ask(port)).headers.etag;
  const weak = `W/${own.replace('W/', '')}`;
  seen[name] = {};
  for (const [kind, tag] of Object.entries({ own, weak, list: `"other", ${own}`, any: '*' })) seen[name][kind] = (await ask(port, tag)).statusCode;
  server.close();
}
console.table(seen);
const text = JSON.stringify(Object.values(seen).map((row) => Object.values(row)));
if (text !== '[[304,304,200,200],[304,200,200,200],[304,304,304,304]]') {
  console.log('Changed', text);
  process.exit(1);
}
END
timeout 90 node see.mjs
