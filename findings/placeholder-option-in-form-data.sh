#!/usr/bin/env bash
# Guess: a DOM for tests builds FormData as browsers do, at least for the usual `<option value="" disabled selected>`.
# Happens: browsers leave a disabled selected option out, so that the field is missing; jsdom and happy-dom send it
#   as an empty field. jsdom also leaves out fields in <datalist>, happy-dom sends what is in a disabled <fieldset>.
# Versions: jsdom 29.1.1, happy-dom 21.0.4, Chromium 156. 2026-11-28.
# Meets: who tests "nothing chosen yet" as `data.topic === ''`: green in tests, undefined in the browser.
source "$(dirname "$0")/lib.sh"
install jsdom@29.1.1 happy-dom@21.0.4 playwright-core@1.65.1
cat > see.mjs <<'END'
import { Window } from 'happy-dom';
import { JSDOM } from 'jsdom';
import { chromium } from 'playwright-core';

const html =
  '<form><select name="topic"><option value="" disabled selected>Choose</option><option>a</option></select>' +
  '<fieldset disabled><input name="inFieldset"></fieldset><datalist><input name="inDatalist"></datalist></form>';
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.setContent(html);
const jsdom = new JSDOM(html).window;
const happy = new Window();
happy.document.body.innerHTML = html;
const names = (window) => [...new window.FormData(window.document.querySelector('form')).keys()].join();
const seen = {
  chromium: await page.evaluate(() => [...new FormData(document.querySelector('form')).keys()].join()),
  jsdom: names(jsdom),
  happyDom: names(happy),
};
await browser.close();
await happy.happyDOM.close();
console.log(seen);
if (JSON.stringify(seen) !== '{"chromium":"inDatalist","jsdom":"topic","happyDom":"topic,inFieldset,inDatalist"}') {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
