#!/usr/bin/env bash
# Guess: `stylelint --fix` with the standard config rewrites a declaration block only in ways that mean the same.
# Happens: where all longhands are there it joins them to the shorthand in the last one's place, and that resets what the
#   shorthand cannot say: an `animation-timeline: view()` above them is gone, so that the animation runs at once instead of
#   while scrolling, and with `transition-behavior: allow-discrete` above them an element disappears without fading. Its own
#   rule against overrides does not know the two, so that nothing is left to report. Below the longhands they stay.
# Versions: stylelint 17.16.0 with stylelint-config-standard 40.0.0, Chromium 156. 2026-11-28.
# Meets: who writes what is new first and every longhand after it, and lets the editor fix on save.
source "$(dirname "$0")/lib.sh"
install stylelint@17.16.0 stylelint-config-standard@40.0.0 playwright-core@1.65.1
cat > see.mjs <<'END'
import { chromium } from 'playwright-core';
import stylelint from 'stylelint';

const css = `.scrolled {
  animation-timeline: view();
  animation-name: grow;
  animation-duration: 1s;
  animation-timing-function: linear;
  animation-delay: 0s;
  animation-iteration-count: 1;
  animation-direction: normal;
  animation-fill-mode: both;
  animation-play-state: running;
}

.faded {
  transition-behavior: allow-discrete;
  transition-property: display;
  transition-duration: 1s;
  transition-timing-function: ease;
  transition-delay: 0s;
}
`;
const { code, results } = await stylelint.lint({ code: css, fix: true, config: { extends: 'stylelint-config-standard' } });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();

/** What a style sheet gives two elements. */
async function stylesBy(sheet) {
  await page.setContent(`<style>${sheet}</style><p class="scrolled"></p><p class="faded"></p>`);
  return page.evaluate(() => {
    const style = (selector) => getComputedStyle(document.querySelector(selector));
    return `${style('.scrolled').animationTimeline} ${style('.faded').transitionBehavior}`;
  });
}

const seen = { written: await stylesBy(css), fixed: await stylesBy(code), left: results[0].warnings.length };
await browser.close();
console.log(code, seen);
if (seen.written !== 'view() allow-discrete' || seen.fixed !== 'auto normal' || seen.left > 0) {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
