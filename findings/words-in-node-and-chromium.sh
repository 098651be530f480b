#!/usr/bin/env bash
# Guess: Intl.Segmenter finds the same words in Node and in Chromium, both V8 with ICU.
# Happens: Node keeps "Node.js", "vercel.app" and "e.g" as one word each; Chromium's own build of ICU breaks words at
#   full stops between letters, on purpose. Numbers such as 3.5 stay whole in both.
# Versions: Node 20.20 (ICU 78), Chromium 156. 2026-11-28.
# Meets: who counts or marks words at build time and again in the browser (search, reading time, hydration), and names
#   technologies in the text.
source "$(dirname "$0")/lib.sh"
install playwright-core@1.65.1
cat > see.mjs <<'END'
import { chromium } from 'playwright-core';

const words = () => [...new Intl.Segmenter('en', { granularity: 'word' }).segment('Node.js 3.5, e.g. on vercel.app')].filter((part) => part.isWordLike).map((part) => part.segment);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
const seen = { node: words().join(' | '), chromium: (await page.evaluate(words)).join(' | ') };
await browser.close();
console.log(seen);
if (seen.node !== 'Node.js | 3.5 | e.g | on | vercel.app' || seen.chromium !== 'Node | js | 3.5 | e | g | on | vercel | app') {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
