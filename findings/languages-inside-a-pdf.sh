#!/usr/bin/env bash
# Guess: in a tagged PDF by Chromium, each language of the page is kept, so that screen readers change their voice.
# Happens: only the page's language and that of whole blocks are kept (<p lang="hi"> becomes /Lang hi). A word or sentence
#   in <span lang="hi"> or <i lang="fr"> within a line has no /Lang: it is read with the voice of the line around it.
# Versions: Chromium 156, playwright-core 1.65.1, pdf-lib 1.17.1. 2026-11-28.
# Meets: who prints accessible PDFs in two languages; WCAG 3.1.2 holds on the page and fails in its PDF.
source "$(dirname "$0")/lib.sh"
install playwright-core@1.65.1 pdf-lib@1.17.1
cat > see.mjs <<'END'
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { chromium } from 'playwright-core';

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.setContent(`<html lang="en"><title>T</title><h1>Words</h1><p lang="hi">पूरा अनुच्छेद</p>
  <p>Hello is <span lang="ta">வணக்கம்</span> or <i lang="fr">bonjour</i>.</p>`);
const file = await page.pdf({ tagged: true });
await browser.close();
const pdf = await PDFDocument.load(file, { updateMetadata: false });
const seen = pdf.context
  .enumerateIndirectObjects()
  .map(([, part]) => part)
  .filter((part) => part instanceof PDFDict && part.has(PDFName.of('S')))
  .map((part) => [part.get(PDFName.of('S')).toString(), part.get(PDFName.of('Lang'))?.decodeText() ?? '']);
console.log(seen.map((pair) => pair.join(' ')).join('\n'));
const languages = seen.map(([, language]) => language).filter(Boolean);
if (languages.join() !== 'en,hi') {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
