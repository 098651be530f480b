#!/usr/bin/env bash
# Guess: a reading view leaves out what the page does not show, and keeps what find-in-page would find.
# Happens: Readability, the engine of Firefox's, knows `hidden`, display: none and aria-hidden only. It prints the
#   text of closed popovers and closed dialogs, and drops hidden="until-found", which is there to be found.
# Versions: @mozilla/readability 0.6.0, Chromium 156. 2026-11-28.
# Meets: articles with footnotes in popovers or a newsletter dialog in their midst; answers hidden until found are missing.
source "$(dirname "$0")/lib.sh"
install @mozilla/readability@0.6.0 playwright-core@1.65.1
cat > see.mjs <<'END'
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
const text = 'A long sentence, with commas, as articles have, which goes on and on. '.repeat(10);
await page.setContent(`<title>T</title><main><article><h1>T</h1><p>${text}</p><div popover>Popover</div><dialog>Dialog</dialog>
  <p hidden="until-found">Found ${text}</p><p hidden>Hidden</p><details><summary>Sum</summary><p>Details ${text}</p></details><p>${text}</p></article></main>`);
const source = readFileSync('node_modules/@mozilla/readability/Readability.js', 'utf8');
const seen = await page.evaluate((code) => {
  const words = ['Popover', 'Dialog', 'Found', 'Hidden', 'Details'];
  const Readability = new Function(`${code}; return Readability`)();
  const shown = document.body.innerText;
  const kept = new Readability(document.cloneNode(true)).parse().textContent;
  return Object.fromEntries(words.map((word) => [word, { page: shown.includes(word), reader: kept.includes(word) }]));
}, source);
await browser.close();
console.table(seen);
const kept = Object.keys(seen).filter((word) => seen[word].reader);
if (kept.join() !== 'Popover,Dialog,Details') {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
