#!/usr/bin/env bash
# Guess: Vite's default minifier for CSS keeps a longhand behind the shorthand that would reset it, as other minifiers do.
# Happens: Lightning CSS puts `transition` and `font` behind all that it does not count among their parts. After
#   `transition: opacity 1s, display 1s; transition-behavior: allow-discrete` an element disappears at once; tabular
#   figures, kerning, size-adjust and axes written below `font:` are gone, even from a second rule for the same selector.
#   Of `backdrop-filter` with -webkit- below it the latter alone is left, which Chromium does not know. No warning;
#   esbuild, cssnano, csso and clean-css change nothing.
# Versions: vite 8.3.8 (lightningcss 1.33.0), esbuild 0.28.2, cssnano 7.1.9, csso 5.0.5, clean-css 5.3.3, Chromium 156. 2026-11-28.
# Meets: who moves to Vite 8 with popovers that fade out or prices in tabular figures: right in development, wrong when
#   built. Remedy: `transition: display 1s allow-discrete`, no `font` shorthand beside them, or `cssMinify: 'esbuild'`.
source "$(dirname "$0")/lib.sh"
install vite@8.3.8 lightningcss@1.33.0 esbuild@0.28.2 cssnano@7.1.9 postcss@8.5.33 csso@5.0.5 clean-css@5.3.3 playwright-core@1.65.1
cat > see.mjs <<'END'
import { writeFileSync } from 'node:fs';
import CleanCSS from 'clean-css';
import cssnano from 'cssnano';
import { minify } from 'csso';
import { transform } from 'esbuild';
import { chromium } from 'playwright-core';
import postcss from 'postcss';
import { build } from 'vite';

const css = `.fade { transition: opacity 1s, display 1s; transition-behavior: allow-discrete; }
.price { font: 16px/1.5 Inter; font-kerning: none; font-size-adjust: 0.5; font-variation-settings: "wght" 450; }
.price { font-variant-numeric: tabular-nums; }
.glass { backdrop-filter: blur(2px); -webkit-backdrop-filter: blur(2px); }`;
writeFileSync('style.css', css);
writeFileSync('main.js', 'import "./style.css"');
const { output } = await build({ configFile: false, logLevel: 'error', build: { write: false, rollupOptions: { input: 'main.js' } } });
const sheets = {
  source: css,
  vite: output.find(({ fileName }) => fileName.endsWith('.css')).source,
  esbuild: (await transform(css, { loader: 'css', minify: true })).code,
  cssnano: (await postcss([cssnano]).process(css, { from: undefined })).css,
  csso: minify(css).css,
  'clean-css': new CleanCSS({ level: 2 }).minify(css).styles,
};
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
const seen = {};
for (const [tool, sheet] of Object.entries(sheets)) {
  await page.setContent(`<style>${sheet}</style><p class="fade"></p><p class="price"></p><p class="glass"></p>`);
  seen[tool] = await page.evaluate(() => {
    const style = (selector) => getComputedStyle(document.querySelector(selector));
    const { fontKerning, fontSizeAdjust, fontVariantNumeric, fontVariationSettings } = style('.price');
    return {
      behavior: style('.fade').transitionBehavior,
      font: [fontVariantNumeric, fontKerning, fontSizeAdjust, fontVariationSettings].join(),
      filter: style('.glass').backdropFilter,
    };
  });
}
await browser.close();
console.log(sheets.vite, seen);
const { source, vite, ...others } = seen;
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const lost = { behavior: 'normal, normal', font: 'normal,auto,none,normal', filter: 'none' };
if (!same(vite, lost) || same(source, lost) || Object.values(others).some((other) => !same(other, source))) {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
