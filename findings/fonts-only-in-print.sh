#!/usr/bin/env bash
# Guess: page.pdf() waits for fonts and pictures that only the print styles use.
# Happens: Chromium asks for them when it lays the print out and does not wait for slow ones: the first PDF has the fallback
#   font and no picture, a second one of the same page has both. Version 150 missed files that took 300 ms, 156 has them
#   and misses those that take 3 s. `document.fonts.ready` before it does not help.
# Versions: Chromium 156, playwright-core 1.65.1. 2026-11-28.
# Meets: who makes invoices or job sheets with a print-only logo or font. Remedy: emulateMedia print, then wait.
source "$(dirname "$0")/lib.sh"
install playwright-core@1.65.1 @fontsource/inter@5.3.0
cat > see.mjs <<'END'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';

const font = readFileSync('node_modules/@fontsource/inter/files/inter-latin-400-normal.woff2');
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><rect width="99" height="99" fill="red"/></svg>';
const html = '<!doctype html><style>@font-face{font-family:Only;src:url(/font)}@media print{p{font-family:Only}b{content:url(/picture)}}</style><p>Hello</p><b></b>';
const answers = { '/': ['text/html', html], '/font': ['font/woff2', font], '/picture': ['image/svg+xml', picture] };
const asked = [];
const server = createServer((request, response) => {
  asked.push(request.url);
  const [type, body] = answers[request.url] ?? ['text/plain', ''];
  response.setHeader('content-type', type);
  setTimeout(() => response.end(body), request.url === '/' ? 0 : 3000);
}).listen(0);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.goto(`http://localhost:${server.address().port}/`, { waitUntil: 'networkidle' });
await page.evaluate(() => document.fonts.ready);
const before = asked.filter((url) => answers[url] && url !== '/').length;
const hasFont = (pdf) => pdf.toString('latin1').includes('+Inter');
const first = hasFont(await page.pdf());
await page.waitForTimeout(5000);
const second = hasFont(await page.pdf());
await browser.close();
server.close();
console.log({ asked, before, fontInFirstPdf: first, fontInSecondPdf: second });
if (before !== 0 || first || !second) {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
