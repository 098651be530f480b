#!/usr/bin/env bash
# Guess: whatever a page marks as important is in the structure of its tagged PDF, which readers of that structure say.
# Happens: Chromium tags <strong> and <em> as Strong and Em, which only PDF 2.0 knows, in a file that says PDF 1.4 and has
#   no role map. Poppler refuses both, and the words themselves are missing from its structure; <b> and <i> are there.
# Versions: Chromium 156, playwright-core 1.65.1, poppler 22.12 (Debian 12). 2026-11-28.
# Meets: who checks a printed page with pdfinfo -struct-text, or reads it with a program built on poppler's structure:
#   "do not pay" loses its "not".
source "$(dirname "$0")/lib.sh"
command -v pdfinfo > /dev/null || { echo 'pdfinfo is missing: apt-get install poppler-utils'; exit 2; }
install playwright-core@1.65.1
cat > print.mjs <<'END'
import { chromium } from 'playwright-core';

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.setContent('<html lang="en"><title>T</title><p>Do <strong>not</strong> pay <em>anybody</em> but <b>us</b>, <i>ever</i>.');
await page.pdf({ path: 'page.pdf', tagged: true });
console.log(`Chromium ${browser.version()}`);
await browser.close();
END
timeout 60 node print.mjs
pdfinfo page.pdf | grep version
seen=$(pdfinfo -struct-text page.pdf 2> errors | grep -o '".*"' | tr -d '"\n')
cat errors
echo "In the text: $(pdftotext page.pdf - | head -1)"
echo "In the structure: $seen"
grep -q 'wrong type (Strong)' errors && grep -q 'wrong type (Em)' errors && [ "$seen" = 'Do  pay  but us, ever.' ] || { echo Changed; exit 1; }
