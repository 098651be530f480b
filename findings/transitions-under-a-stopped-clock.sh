#!/usr/bin/env bash
# Guess: with Playwright's clock paused, all that moves stands still.
# Happens: timers, performance.now() and requestAnimationFrame stand, CSS transitions run on in real time and fire
#   transitionend, at which performance.now() has not moved.
# Versions: playwright-core 1.65.1, Chromium 156. 2026-11-28.
# Meets: who pauses the clock for a stable screenshot or to test a notice that script removes after its transition.
source "$(dirname "$0")/lib.sh"
install playwright-core@1.65.1
cat > see.mjs <<'END'
import { chromium } from 'playwright-core';

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.clock.install();
await page.clock.pauseAt(Date.now() + 60_000);
await page.setContent('<style>p{width:0;transition:width .2s}p.wide{width:100px}</style><p>');
const paragraph = page.locator('p');
await paragraph.evaluate((element) => {
  const start = performance.now();
  window.seen = {};
  setTimeout(() => { window.seen.timer = true; }, 50);
  requestAnimationFrame(() => { window.seen.frame = true; });
  element.addEventListener('transitionend', () => { window.seen.endedAfter = performance.now() - start; });
  element.getBoundingClientRect();
  element.className = 'wide';
});
await new Promise((done) => setTimeout(done, 1000));
const seen = await paragraph.evaluate((element) => ({ ...window.seen, width: element.offsetWidth }));
await browser.close();
console.log(seen);
if (seen.timer || seen.frame || seen.endedAfter !== 0 || seen.width !== 100) {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
