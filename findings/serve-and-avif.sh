#!/usr/bin/env bash
# Guess: a static server of today sends image/avif for .avif.
# Happens: `serve` sends no Content-Type at all, http-server application/octet-stream; both have old lists of types
#   pinned. Their pages look right, because browsers sniff pictures, until a `nosniff` header or a checker comes in.
# Versions: serve-handler 6.1.7 (of serve 14.2.7), http-server 14.1.1; sirv 3.0.2 knows the type. 2026-11-27.
# Meets: who checks the headers of a preview, or tries a policy with `nosniff` there first.
source "$(dirname "$0")/lib.sh"
install serve-handler@6.1.7 http-server@14.1.1 sirv@3.0.2
cat > see.mjs <<'END'
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import httpServer from 'http-server';
import handler from 'serve-handler';
import sirv from 'sirv';

mkdirSync('files');
writeFileSync('files/a.avif', 'x');
const servers = {
  serve: createServer((request, response) => handler(request, response, { public: 'files' })),
  httpServer: httpServer.createServer({ root: 'files' }).server,
  sirv: createServer(sirv('files')),
};
const seen = {};
for (const [name, server] of Object.entries(servers)) {
  server.listen(0);
  seen[name] = (await fetch(`http://localhost:${server.address().port}/a.avif`)).headers.get('content-type');
  server.close();
  server.closeAllConnections();
}
console.log(seen);
if (JSON.stringify(seen) !== '{"serve":null,"httpServer":"application/octet-stream","sirv":"image/avif"}') {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
