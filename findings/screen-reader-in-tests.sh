#!/usr/bin/env bash
# Guess: a screen reader simulated for tests passes over what no screen reader is given.
# Happens: @guidepup/virtual-screen-reader reads the text of a closed <details>, of hidden="until-found" and of
#   content-visibility: hidden, and goes on reading the page behind showModal(), all in a real Chromium, whose own tree
#   has none of it. Closed popovers, inert and display: none it knows.
# Versions: @guidepup/virtual-screen-reader 0.33.0, Chromium 156, playwright-core 1.65.1. 2026-11-28.
# Meets: who proves with it that an accordion or a dialog hides the rest: the test tells the opposite of what is heard.
source "$(dirname "$0")/lib.sh"
install @guidepup/virtual-screen-reader@0.33.0 playwright-core@1.65.1
cat > see.mjs <<'END'
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const reader = readFileSync('node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js', 'utf8');
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.route('http://site.test/*', (route) =>
  route.request().url().endsWith('.js')
    ? route.fulfill({ contentType: 'text/javascript', body: reader })
    : route.fulfill({
        contentType: 'text/html',
        body: `<main><p>Behind</p><details><summary>More</summary>Details</details><p hidden="until-found">Found</p>
          <p style="content-visibility: hidden">Skipped</p><div popover>Popover</div><p inert>Inert</p></main>
          <dialog><p>Modal</p></dialog>`,
      }),
);
await page.goto('http://site.test/');
const words = ['Behind', 'Details', 'Found', 'Skipped', 'Popover', 'Inert', 'Modal'];
const session = await page.context().newCDPSession(page);
const seen = {};
for (const state of ['closed', 'modal']) {
  if (state === 'modal') await page.$eval('dialog', (dialog) => dialog.showModal());
  const heard = await page.evaluate(async () => {
    const { virtual } = await import('/reader.js');
    await virtual.start({ container: document.body });
    for (let step = 0; step < 40; step += 1) await virtual.next();
    const log = await virtual.spokenPhraseLog();
    await virtual.stop();
    return log.join();
  });
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const tree = nodes.filter((node) => !node.ignored).map((node) => node.name?.value).join();
  seen[state] = {
    reader: words.filter((word) => heard.includes(word)).join(),
    chromium: words.filter((word) => tree.includes(word)).join(),
  };
}
await browser.close();
console.log(seen);
const { closed, modal } = seen;
if (closed.reader !== 'Behind,Details,Found,Skipped' || closed.chromium !== 'Behind' || !modal.reader.includes('Behind') || modal.chromium !== 'Modal') {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
