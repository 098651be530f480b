#!/usr/bin/env bash
# Guess: fetch in Node sends If-None-Match as given, and a server that knows the tag answers 304.
# Happens: as the Fetch standard asks, fetch adds `Cache-Control: no-cache` and `Pragma` to any request with a
#   condition of one's own. Express (its `fresh`) takes that for a forced reload and always answers 200 with the body.
#   The same request by node:http gets 304.
# Versions: Node 20.20, express 5.3.0. 2026-11-27.
# Meets: who polls a feed or an API politely and wonders why nothing is ever unchanged; proxies are passed by likewise.
source "$(dirname "$0")/lib.sh"
install express@5.3.0
cat > see.mjs <<'END'
import { get } from 'node:http';
import express from 'express';

const app = express();
let headers;
app.get('/', (request, response) => {
  headers = request.headers;
  response.send('the same text every time');
});
const server = app.listen(0);
await new Promise((done) => server.once('listening', done));
const url = `http://localhost:${server.address().port}/`;
const etag = (await fetch(url)).headers.get('etag');
const byFetch = (await fetch(url, { headers: { 'If-None-Match': etag } })).status;
const added = { 'cache-control': headers['cache-control'], pragma: headers.pragma };
const byHttp = await new Promise((done) => get(url, { headers: { 'If-None-Match': etag } }, (response) => done(response.resume().statusCode)));
server.close();
server.closeAllConnections();
console.log({ etag, added, byFetch, byHttp });
if (byFetch !== 200 || byHttp !== 304 || added['cache-control'] !== 'no-cache') {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
