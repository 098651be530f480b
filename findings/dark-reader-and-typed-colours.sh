#!/usr/bin/env bash
# Guess: Dark Reader's engine darkens colours wherever they are declared, or leaves text and ground alone together.
# Happens: a colour that is the initial-value of an @property is changed for text and left for grounds: light grey on white,
#   1.2:1. Rules in @scope are not seen at all; nesting, @layer, light-dark() and oklch() are all right.
# Versions: darkreader 4.9.133, Chromium 156. 2026-11-28.
# Meets: design systems that register their tokens with @property, for each of the millions who use the extension.
source "$(dirname "$0")/lib.sh"
install darkreader@4.9.133 playwright-core@1.65.1
cat > see.mjs <<'END'
import { chromium } from 'playwright-core';

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.setContent(`<style>
  @property --text { syntax: '<color>'; inherits: true; initial-value: #111 }
  @property --ground { syntax: '<color>'; inherits: true; initial-value: #fff }
  :root { --plain-text: #111; --plain-ground: #fff }
  #plain { color: var(--plain-text); background: var(--plain-ground) }
  #registered { color: var(--text); background: var(--ground) }
  @layer a { #layer { color: #111; background: #fff } }
  @scope (body) { #scope { color: #111; background: #fff } }
</style>${['plain', 'registered', 'layer', 'scope'].map((id) => `<p id="${id}">${id}`).join('')}`);
await page.addScriptTag({ path: 'node_modules/darkreader/darkreader.js' });
await page.evaluate(() => DarkReader.enable({}));
await page.waitForFunction(() => getComputedStyle(document.querySelector('#plain')).color !== 'rgb(17, 17, 17)');
const seen = await page.$$eval('p', (all) =>
  Object.fromEntries(all.map((part) => [part.id, [getComputedStyle(part).color, getComputedStyle(part).backgroundColor].join(' on ')])),
);
await browser.close();
console.log(seen);
const isLight = (colour) => Number(/\d+/.exec(colour)) > 200;
const [text, ground] = seen.registered.split(' on ');
if (!isLight(text) || !isLight(ground) || seen.scope !== 'rgb(17, 17, 17) on rgb(255, 255, 255)' || seen.plain !== seen.layer) {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
