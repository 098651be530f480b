#!/usr/bin/env bash
# Guess: HTML that Chromium has parsed since 2025 (a button and markup in <select>) passes through parsers of today.
# Happens: parse5 (and with it cheerio, jsdom and many build steps) drops every tag but option, optgroup and hr, and
#   says nothing; htmlnano's safe preset moves the button and the options out behind an empty <select>.
# Versions: parse5 8.1.1, htmlnano 3.5.1, Chromium 156. 2026-11-28.
# Meets: who styles a select with `appearance: base-select` and sends the page through a build step.
source "$(dirname "$0")/lib.sh"
install parse5@8.1.1 htmlnano@3.5.1 playwright-core@1.65.1
cat > see.mjs <<'END'
import htmlnano from 'htmlnano';
import { parseFragment, serialize } from 'parse5';
import { chromium } from 'playwright-core';

const html = '<select><button><selectedcontent></selectedcontent></button><option><b>a</b> c</option></select>';
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.setContent(html);
const seen = {
  chromium: await page.evaluate(() => document.body.innerHTML),
  parse5: serialize(parseFragment(html)),
  htmlnano: (await htmlnano.process(html, { minifyCss: false, minifyJs: false, minifySvg: false }, htmlnano.presets.safe)).html,
};
await browser.close();
console.log(seen);
if (!/<button>.*<b>/.test(seen.chromium) || seen.parse5 !== '<select><option>a c</option></select>' || !seen.htmlnano.startsWith('<select></select>')) {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
