#!/usr/bin/env bash
# Guess: Hindi that Chromium prints to PDF is found and copied alike in every reader.
# Happens: Chromium writes the text beside the glyphs (/ActualText), which pdftotext reads; pdf.js takes the glyphs
#   one by one and returns NUL signs for vowels and conjuncts: even the word for "Hindi" is not found in it.
# Versions: Chromium 156, pdfjs-dist 5.6.205. 2026-11-28.
# Meets: who tests a printed Hindi page with pdf.js, indexes such files, or searches them in a reader built on it.
source "$(dirname "$0")/lib.sh"
install playwright-core@1.65.1 @fontsource/noto-sans-devanagari@5.3.0 pdfjs-dist@5.6.205
cat > see.mjs <<'END'
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { chromium } from 'playwright-core';

const words = 'हिन्दी में किताब';
const font = readFileSync('node_modules/@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2', 'base64');
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.setContent(`<style>@font-face{font-family:D;src:url(data:font/woff2;base64,${font})}p{font:20px D}</style><p>${words}`);
await page.evaluate(() => document.fonts.ready);
const pdf = await page.pdf();
await browser.close();
const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, bytes]) => {
  try {
    return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
});
const hasActualText = streams.some((stream) => stream.includes('/ActualText'));
const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
const { items } = await (await document.getPage(1)).getTextContent();
const text = items.map((item) => item.str).join('');
console.log({ printed: words, hasActualText, readByPdfJs: JSON.stringify(text) });
if (!hasActualText || !text.includes('\0') || text.includes('हिन्दी')) {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
