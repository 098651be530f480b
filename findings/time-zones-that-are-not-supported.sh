#!/usr/bin/env bash
# Guess: Intl.supportedValuesOf('timeZone') lists UTC and Asia/Kolkata, so it can check a setting.
# Happens: in Chromium and Node it lists neither (Asia/Calcutta it does), though both work everywhere. In one and the
#   same Chromium, Intl.DateTimeFormat calls Kolkata "Asia/Calcutta" and Temporal calls it "Asia/Kolkata".
# Versions: Node 20.20 (ICU 78), Chromium 156. 2026-11-28.
# Meets: who fills a list of zones, checks a form or a config against it, or compares the user's zone with a stored one.
source "$(dirname "$0")/lib.sh"
install playwright-core@1.65.1
cat > see.mjs <<'END'
import { chromium } from 'playwright-core';

const look = () => ({
  listed: ['UTC', 'Asia/Kolkata', 'Asia/Calcutta'].filter((zone) => Intl.supportedValuesOf('timeZone').includes(zone)).join(),
  intl: new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata' }).resolvedOptions().timeZone,
  temporal: globalThis.Temporal?.Now.zonedDateTimeISO('Asia/Kolkata').timeZoneId,
});
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
const seen = { chromium: await page.evaluate(look), node: look() };
console.log(browser.version(), process.version, process.versions.icu);
await browser.close();
console.table(seen);
if (seen.chromium.listed !== 'Asia/Calcutta' || seen.chromium.intl !== 'Asia/Calcutta' || seen.chromium.temporal !== 'Asia/Kolkata') {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
