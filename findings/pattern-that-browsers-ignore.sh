#!/usr/bin/env bash
# Guess: all judge pattern="[0-9()+-]+" alike.
# Happens: since browsers compile patterns with the `v` flag, ( ) and - at the end of a class are errors there, and a
#   pattern in error is not applied: every text is valid. jsdom does the same, happy-dom still refuses the text.
# Versions: happy-dom 21.0.4, jsdom 29.1.1, Chromium 156. 2026-11-28.
# Meets: who keeps an old pattern for phone numbers: the test is green, the browser lets everything through.
source "$(dirname "$0")/lib.sh"
install happy-dom@21.0.4 jsdom@29.1.1 playwright-core@1.65.1
cat > see.mjs <<'END'
import { Window } from 'happy-dom';
import { JSDOM } from 'jsdom';
import { chromium } from 'playwright-core';

const html = '<input pattern="[0-9()+-]+" value="letters">';
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.setContent(html);
const happy = new Window();
happy.document.body.innerHTML = html;
const seen = {
  chromium: await page.evaluate(() => document.querySelector('input').checkValidity()),
  jsdom: new JSDOM(html).window.document.querySelector('input').checkValidity(),
  happyDom: happy.document.querySelector('input').checkValidity(),
};
await browser.close();
await happy.happyDOM.close();
console.log('is "letters" valid?', seen);
if (!seen.chromium || !seen.jsdom || seen.happyDom) {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
