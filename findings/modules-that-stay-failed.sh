#!/usr/bin/env bash
# Guess: after a failed import(), asking for the same file under a new query string tries all of it again.
# Happens: only the file with the new address is fetched. What it imports statically under an address that failed before
#   stays failed for the life of the page and is not even asked for, though the server has it by now.
# Version: Chromium 150. 2026-11-27.
# Meets: who retries lazy chunks after a lost connection by adding `?retry=1`: it cannot work if a shared chunk was lost.
source "$(dirname "$0")/lib.sh"
install playwright-core@1.65.1
cat > see.mjs <<'END'
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';

const asked = [];
let isBroken = true;
const server = createServer((request, response) => {
  if (request.url !== '/favicon.ico') asked.push(request.url);
  const isShared = request.url.startsWith('/shared.js');
  response.setHeader('content-type', request.url === '/' ? 'text/html' : 'text/javascript');
  if (isShared && isBroken) response.statusCode = 503;
  response.end(request.url === '/' ? '<p>' : isShared ? 'export default 1' : 'import "/shared.js"');
}).listen(0);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.goto(`http://localhost:${server.address().port}/`);
const load = (url) => page.evaluate((address) => import(address).then(() => 'loaded', () => 'failed'), url);
const seen = [await load('/lazy.js')];
isBroken = false;
seen.push(await load('/lazy.js?retry=1'), await load('/shared.js'), await load('/shared.js?retry=1'));
await browser.close();
server.close();
console.log(seen, asked);
if (seen.join() !== 'failed,failed,failed,loaded' || asked.filter((url) => url === '/shared.js').length !== 1) {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
