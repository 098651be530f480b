#!/usr/bin/env bash
# Guess: scroll-padding only moves where anchors and snapping stop; an animation on `view()` starts at the window's edge.
# Happens: the timeline's inset is `auto`, and that means the scroll-padding of the container: with 200 px for a fixed
#   header and footer everything begins 200 px later. `animation-timeline: view(block 0px)` puts it right.
# Version: Chromium 156. 2026-11-28.
# Meets: who has `html { scroll-padding }` for a sticky header and adds scroll-driven animations; nothing points to it.
source "$(dirname "$0")/lib.sh"
install playwright-core@1.65.1
cat > see.mjs <<'END'
import { chromium } from 'playwright-core';

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 600, height: 600 } });
const startsAt = async (padding, timeline) => {
  await page.setContent(`<!doctype html><style>html{scroll-padding-block:${padding}}@keyframes k{from{opacity:0}to{opacity:1}}
    div{margin:1000px 0;height:100px;animation:k linear both;animation-timeline:${timeline};animation-range:entry}</style><div></div>`);
  const top = await page.evaluate(() => document.querySelector('div').getBoundingClientRect().top + scrollY);
  for (let entered = 0; entered <= 400; entered += 50) {
    await page.evaluate((y) => new Promise((done) => {
      scrollTo(0, y);
      requestAnimationFrame(() => requestAnimationFrame(done));
    }), top - 600 + entered);
    if ((await page.evaluate(() => Number(getComputedStyle(document.querySelector('div')).opacity))) > 0) return entered - 50;
  }
};
const seen = { none: await startsAt('0px', 'view()'), padded: await startsAt('200px', 'view()'), inset0: await startsAt('200px', 'view(block 0px)') };
await browser.close();
console.log('pixels above the lower edge at which the animation starts:', seen);
if (seen.none !== 0 || seen.padded !== 200 || seen.inset0 !== 0) {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
