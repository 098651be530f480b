#!/usr/bin/env bash
# Guess: `currencySign: 'accounting'` changes how a negative amount is marked, and nothing else.
# Happens: for English as in India it also changes the groups. 1234567 rupees are ₹12,34,567, and ₹1,234,567 with
#   accounting, a loss of them (₹1,234,567): lakhs become thousands, for positive amounts too. The same in Tamil and
#   Telugu; Hindi and Gujarati keep lakhs. CLDR has a pattern of its own for each style.
# Versions: Node 20.20 (ICU 78), Chromium 156, Firefox ESR 153.8. 2026-11-28.
# Meets: who prints estimates or invoices in rupees with losses or discounts in parentheses: totals in one style and rows in
#   the other do not line up. Remedy: format the absolute amount in the standard style and write the parentheses.
source "$(dirname "$0")/lib.sh"
FIREFOX_PATH="${FIREFOX_PATH:-$(command -v firefox-esr || command -v firefox || true)}"
[ -n "$FIREFOX_PATH" ] || { echo 'Firefox is missing: apt-get install firefox-esr'; exit 2; }
export FIREFOX_PATH
cat > see.mjs <<'END'
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';

/** 1234567 rupees in languages of India, in both styles. */
function amounts() {
  const rupees = (language, currencySign) =>
    new Intl.NumberFormat(language, { style: 'currency', currency: 'INR', currencySign, maximumFractionDigits: 0 });
  const seen = {};
  for (const language of ['en-IN', 'ta-IN', 'te-IN', 'hi-IN', 'gu-IN']) {
    const [standard, accounting] = ['standard', 'accounting'].map((sign) => rupees(language, sign).format(1234567));
    seen[language] = `${standard} ${accounting}`.replaceAll('\u00a0', '');
  }
  seen.loss = rupees('en-IN', 'accounting').format(-1234567);
  return seen;
}

/** The amounts in a browser. */
async function seenBy(program, args) {
  let report;
  const reported = new Promise((resolve) => (report = resolve));
  const page = `<!doctype html><title>a</title><script>${amounts}
    fetch('/seen', { method: 'POST', body: JSON.stringify(amounts()) });</script>`;
  const server = createServer((request, response) => {
    if (request.url === '/seen') request.on('data', (data) => report(JSON.parse(data)));
    response.setHeader('Content-Type', 'text/html');
    response.end(page);
  }).listen(0);
  const browser = spawn(program, [...args, `http://localhost:${server.address().port}/`], { stdio: 'ignore' });
  const seen = await reported;
  browser.kill();
  server.close();
  server.closeAllConnections();
  return seen;
}

const node = amounts();
const profile = `--user-data-dir=${process.cwd()}/chromium`;
const chromium = await seenBy(process.env.CHROMIUM_PATH, ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0', profile]);
const firefox = await seenBy(process.env.FIREFOX_PATH, ['--headless', '--no-remote', '--profile', process.cwd()]);
console.log({ node, chromium, firefox });
const asSeen = {
  'en-IN': '₹12,34,567 ₹1,234,567',
  'ta-IN': '₹12,34,567 ₹1,234,567',
  'te-IN': '₹12,34,567 ₹1,234,567',
  'hi-IN': '₹12,34,567 ₹12,34,567',
  'gu-IN': '₹12,34,567 ₹12,34,567',
  loss: '(₹1,234,567)',
};
if ([node, chromium, firefox].some((seen) => JSON.stringify(seen) !== JSON.stringify(asSeen))) {
  console.log('Changed');
  process.exit(1);
}
END
timeout 120 node see.mjs
