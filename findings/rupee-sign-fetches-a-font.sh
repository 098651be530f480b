#!/usr/bin/env bash
# Guess: the latin subset of a web font has the signs of the world's large currencies, as it has the euro.
# Happens: ₹ is in latin-ext. One price in rupees on an English page makes the browser fetch that file as well, which is
#   larger than the latin one: 24 to 59 kB with Inter 400, 48 to 133 kB with the variable one. The same page in euros
#   fetches latin alone. The division is Google's, so that every font of theirs has it.
# Versions: @fontsource/inter 5.3.0, @fontsource-variable/inter 5.3.0, Chromium 156. 2026-11-28.
# Meets: every English page with a price or a salary in India (also ₺, ₫, ₱); nothing looks wrong.
source "$(dirname "$0")/lib.sh"
install @fontsource/inter@5.3.0 @fontsource-variable/inter@5.3.0 playwright-core@1.65.1
cat > see.mjs <<'END'
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const seen = {};
for (const style of ['@fontsource/inter/400.css', '@fontsource-variable/inter/index.css']) {
  for (const price of ['€500', '₹500']) {
    const page = await browser.newPage();
    const fonts = {};
    await page.route('http://site.test/**', (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') {
        const html = `<meta charset="utf-8"><link rel="stylesheet" href="/node_modules/${style}"><p style="font-family: Inter, 'Inter Variable'">From ${price}`;
        return route.fulfill({ contentType: 'text/html', body: html });
      }
      if (pathname.endsWith('.woff2')) fonts[pathname.split('/').at(-1)] = readFileSync(`.${pathname}`).length;
      return route.fulfill({ path: `.${pathname}` });
    });
    await page.goto('http://site.test/');
    await page.evaluate(() => document.fonts.ready);
    seen[`${style.split('/')[0]} ${price}`] = fonts;
  }
}
await browser.close();
console.log(seen);
const [euro, rupee, euroVariable, rupeeVariable] = Object.values(seen).map((fonts) => Object.keys(fonts).length);
if (euro !== 1 || euroVariable !== 1 || rupee !== 2 || rupeeVariable !== 2) {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
