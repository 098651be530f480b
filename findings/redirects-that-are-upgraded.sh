#!/usr/bin/env bash
# Guess: `upgrade-insecure-requests` leaves http://localhost alone, redirects included: it is trustworthy as it is.
# Happens: in Chromium, a request for http://localhost goes out as written, but where its answer redirects to another
#   path of the same server, that one is asked by https, and fails, by fetch and for pictures. A form's is not upgraded.
# Versions: Chromium 156, playwright-core 1.65.1. 2026-11-28.
# Meets: who tries a production build with that policy against an API on localhost that redirects, such as to an
#   address with a slash at its end: the console blames CORS or a missing certificate.
source "$(dirname "$0")/lib.sh"
install playwright-core@1.65.1
cat > see.mjs <<'END'
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';

const asked = [];
const server = createServer((request, response) => {
  asked.push(request.url);
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (request.url.startsWith('/old')) response.writeHead(302, { Location: request.url.replace('old', 'new') });
  response.end('{}');
}).listen(0);
const api = `http://localhost:${server.address().port}`;
const pages = createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html');
  response.setHeader('Content-Security-Policy', 'upgrade-insecure-requests');
  response.end('<!doctype html><title>a</title>');
}).listen(0);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.goto(`http://localhost:${pages.address().port}/`);
const ask = (path) => page.evaluate((url) => fetch(url).then(() => 'answered', () => 'failed'), api + path);
const seen = { plain: await ask('/plain'), redirected: await ask('/old-fetch') };
await page.evaluate((url) => document.body.append(Object.assign(new Image(), { src: url })), `${api}/old-image`);
await page.waitForTimeout(1000);
await page.evaluate((action) => {
  const form = Object.assign(document.createElement('form'), { action, method: 'post' });
  document.body.append(form);
  form.submit();
}, `${api}/old-form`);
await page.waitForTimeout(2000);
console.log(`Chromium ${browser.version()}`, seen, asked.filter((path) => !path.includes('favicon')), page.url());
await browser.close();
server.close();
pages.close();
const followed = asked.filter((path) => path.startsWith('/new')).join();
if (seen.plain !== 'answered' || seen.redirected !== 'failed' || followed !== '/new-form') {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
