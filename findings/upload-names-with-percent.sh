#!/usr/bin/env bash
# Guess: a file named a%22b.pdf arrives as a%22b.pdf, as browsers do not escape the percent sign.
# Happens: just because of that the wire cannot tell it from a"b.pdf. Node's own formData() (and so Hono) makes both
#   a"b.pdf, busboy and Chromium's formData() make both a%22b.pdf, and formidable also turns &#1234; in a name into its sign.
# Versions: Node 20.20, busboy 1.6.0, formidable 3.5.4, hono 4.13.19, Chromium 156. 2026-11-28.
# Meets: who finds files again by name, or tests an upload with one parser and runs another.
source "$(dirname "$0")/lib.sh"
install busboy@1.6.0 formidable@3.5.4 hono@4.13.19 playwright-core@1.65.1
cat > see.mjs <<'END'
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import busboy from 'busboy';
import { formidable } from 'formidable';
import { Hono } from 'hono';
import { chromium } from 'playwright-core';

const app = new Hono().post('/', async (context) => context.text((await context.req.parseBody()).file.name));
const server = createServer(async (request, response) => {
  const [, files] = await formidable().parse(request);
  response.end(files.file[0].originalFilename);
}).listen(0);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
const seen = {};
for (const name of ['a%22b.pdf', 'a"b.pdf', 'x&#1234;y.pdf']) {
  const form = new FormData();
  form.append('file', new File(['x'], name));
  const message = new Response(form);
  const headers = { 'content-type': message.headers.get('content-type') };
  const body = Buffer.from(await message.arrayBuffer());
  seen[name] = {
    node: (await new Response(body, { headers }).formData()).get('file').name,
    hono: await (await app.request('/', { method: 'POST', body, headers })).text(),
    busboy: await new Promise((done) => {
      const parser = busboy({ headers });
      parser.on('file', (_field, stream, info) => {
        stream.resume();
        done(info.filename);
      });
      Readable.from([body]).pipe(parser);
    }),
    formidable: await (await fetch(`http://localhost:${server.address().port}`, { method: 'POST', body, headers })).text(),
    chromium: await page.evaluate(async (fileName) => {
      const data = new FormData();
      data.append('file', new File(['x'], fileName));
      return (await new Response(data).formData()).get('file').name;
    }, name),
  };
}
await browser.close();
server.close();
server.closeAllConnections();
console.table(seen);
const [percent, quote, sign] = Object.values(seen);
const quotes = ['node', 'hono', 'formidable'];
const asSent = ['busboy', 'chromium'];
const holds =
  [percent, quote].every((row) => quotes.every((key) => row[key] === 'a"b.pdf') && asSent.every((key) => row[key] === 'a%22b.pdf')) && sign.formidable === 'xӒy.pdf';
if (!holds) {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
