#!/usr/bin/env bash
# Guess: the accessible name that Playwright checks is the one that Chromium gives to screen readers.
# Happens: Playwright works names out by itself. Chromium's tree has them after text-transform ("CONTACT US", for
#   Playwright "Contact us") and with a space before the title of an inline SVG ("x t", for Playwright "xt").
# Versions: playwright-core 1.65.1, Chromium 156. 2026-11-28.
# Meets: who tests names by role, snapshots them, or compares them with what a screen reader is given.
source "$(dirname "$0")/lib.sh"
install playwright-core@1.65.1
cat > see.mjs <<'END'
import { chromium } from 'playwright-core';

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.setContent('<button style="text-transform:uppercase">Contact us</button><button>x<svg role="img"><title>t</title></svg></button>');
const session = await page.context().newCDPSession(page);
const { nodes } = await session.send('Accessibility.getFullAXTree');
const chromiumNames = nodes.filter((node) => node.role?.value === 'button').map((node) => node.name.value);
const snapshot = await page.locator('body').ariaSnapshot();
const playwrightNames = [...snapshot.matchAll(/button "(.*?)"/g)].map(([, name]) => name);
await browser.close();
console.log({ chromiumNames, playwrightNames });
if (chromiumNames.join() !== 'CONTACT US,x t' || playwrightNames.join() !== 'Contact us,xt') {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
