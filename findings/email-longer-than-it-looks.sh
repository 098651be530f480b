#!/usr/bin/env bash
# Guess: in <input type="email" maxlength="20"> whatever the browser lets one type fits.
# Happens: Chromium counts the visible characters while one types, but the value has the domain in Punycode, and
#   its validity counts that: tooLong, and the form cannot be sent. A value set by script is left as it is.
# Version: Chromium 156. 2026-11-28.
# Meets: people with an address such as name@bücherei-köln.de or a Hindi domain, and who reads `value` back to compare.
source "$(dirname "$0")/lib.sh"
install playwright-core@1.65.1
cat > see.mjs <<'END'
import { chromium } from 'playwright-core';

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.setContent('<input type="email" maxlength="20">');
await page.locator('input').pressSequentially('me@bücherei-köln.de');
const read = () => page.locator('input').evaluate((input) => ({ value: input.value, length: input.value.length, tooLong: input.validity.tooLong }));
const typed = await read();
await page.locator('input').evaluate((input) => {
  input.value = 'me@bücherei-köln.de';
});
const set = await read();
await browser.close();
console.log({ visible: 'me@bücherei-köln.de'.length, typed, set });
if (!typed.tooLong || !typed.value.includes('xn--') || set.value.includes('xn--')) {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
