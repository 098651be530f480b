#!/usr/bin/env bash
# Guess: a page that Chromium saves as one file (MHTML) holds all that was shown, as it holds style sheets and pictures.
# Happens: a file that <use href="icons.svg#a"> shows is not put into it, and the saved page draws no icon. The same file in
#   <img> is saved and shown.
# Versions: Chromium 156, playwright-core 1.65.1. 2026-11-28.
# Meets: who keeps pages as evidence, or for a phone without a line, of sites whose icons are an external sprite.
source "$(dirname "$0")/lib.sh"
install playwright-core@1.65.1
cat > see.mjs <<'END'
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { chromium } from 'playwright-core';

const sprite = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><symbol id="a" viewBox="0 0 40 40">
  <rect width="40" height="40" fill="red"/></symbol><use href="#a"/></svg>`;
const html = '<!doctype html><title>a</title><svg width="40" height="40"><use href="icons.svg#a"/></svg><img src="picture.svg" alt="">';
const server = createServer(({ url }, response) => {
  const isPicture = url.endsWith('.svg');
  response.setHeader('Content-Type', isPicture ? 'image/svg+xml' : 'text/html');
  response.end(isPicture ? sprite : html);
}).listen(0);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();

/** Whether the icon and the picture are red. */
async function areDrawn(address) {
  await page.goto(address, { waitUntil: 'networkidle' });
  const shown = await page.screenshot();
  const tab = await browser.newPage();
  const drawn = await tab.evaluate(async (data) => {
    const bitmap = await createImageBitmap(await (await fetch(data)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas.drawImage(bitmap, 0, 0);
    return [20, 68].map((x) => canvas.getImageData(x, 20, 1, 1).data.join() === '255,0,0,255');
  }, `data:image/png;base64,${shown.toString('base64')}`);
  await tab.close();
  return { icon: drawn[0], picture: drawn[1] };
}

const served = await areDrawn(`http://localhost:${server.address().port}/`);
const session = await page.context().newCDPSession(page);
const { data } = await session.send('Page.captureSnapshot', { format: 'mhtml' });
writeFileSync('page.mhtml', data);
const files = [...data.matchAll(/^Content-Location: (.*)/gm)].map(([, address]) => address.trim());
const saved = await areDrawn(`file://${path.resolve('page.mhtml')}`);
console.log(`Chromium ${browser.version()}`, { served, files, saved });
await browser.close();
server.close();
const hasSprite = files.some((file) => file.includes('icons.svg'));
if (!served.icon || !served.picture || hasSprite || saved.icon || !saved.picture) {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
