#!/usr/bin/env bash
# Guess: a compressing middleware leaves a 206 alone, since Content-Range counts bytes of what is encoded.
# Happens: behind `compression`, Express answers a range with Content-Encoding br and a Content-Range of the plain file:
#   "bytes 100-5099/40002" over a body of a few bytes. Fastify's plugin leaves the range alone.
# Versions: express 5.3.0 with compression 1.8.2 (serve 14.2.7 has it too), fastify 5.12.8 with compress 9.2.0. 2026-11-27.
# Meets: who resumes a download or reads the end of a file in parts with a client that accepts encodings.
source "$(dirname "$0")/lib.sh"
install express@5.3.0 compression@1.8.2 fastify@5.12.8 @fastify/compress@9.2.0 @fastify/static@10.1.11
cat > see.mjs <<'END'
import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import compression from 'compression';
import express from 'express';
import Fastify from 'fastify';

mkdirSync('files');
writeFileSync('files/a.js', `//${'abcdefgh'.repeat(5000)}`);
const app = express().use(compression()).use(express.static('files'));
const server = app.listen(0);
await new Promise((done) => server.once('listening', done));
const fastify = Fastify({ forceCloseConnections: true });
await fastify.register(fastifyCompress);
await fastify.register(fastifyStatic, { root: `${process.cwd()}/files` });
await fastify.listen({ port: 0 });

const ask = (port) =>
  new Promise((done) =>
    get({ port, path: '/a.js', headers: { Range: 'bytes=100-5099', 'Accept-Encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => {
        bytes += chunk.length;
      });
      const { 'content-range': range, 'content-encoding': encoding = 'none' } = response.headers;
      response.on('end', () => done({ status: response.statusCode, range, encoding, bytes }));
    }),
  );
const seen = { express: await ask(server.address().port), fastify: await ask(fastify.server.address().port) };
server.close();
server.closeAllConnections();
await fastify.close();
console.log(seen);
if (seen.express.status !== 206 || seen.express.encoding !== 'br' || seen.fastify.encoding !== 'none' || seen.fastify.bytes !== 5000) {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
