#!/usr/bin/env bash
# Guess: `currencySign: 'accounting'` changes how a negative amount is marked, and nothing else.
# Happens: for English as in India it also changes the groups. 1234567 rupees are ₹12,34,567, and ₹1,234,567 with
#   accounting, a loss of them (₹1,234,567): lakhs become thousands, for positive amounts too. The same in Tamil and
#   Telugu; Hindi and Gujarati keep lakhs. CLDR has a pattern of its own for each style.
# Versions: Node 20.20 (ICU 78), Chromium 156, Firefox ESR 153.8. 2026-11-28.
# Meets: who prints estimates or invoices in rupees with losses or discounts in parentheses: totals in one style and rows in
#   the other do not line up. Remedy: format the absolute amount in the standard style and write the parentheses.
source "$(dirname "$0")/lib.sh"
both_browsers
cat > see.mjs <<'END'
import { seenIn } from './browsers.mjs';

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

const page = `<!doctype html><title>a</title><script>${amounts}
  fetch('/seen', { method: 'POST', body: JSON.stringify(amounts()) });</script>`;

const node = amounts();
const [chromium, firefox] = [
  await seenIn('chromium', (_request, response) => response.end(page)),
  await seenIn('firefox', (_request, response) => response.end(page)),
];
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
