#!/usr/bin/env bash
# Guess: getByRole knows <search> (in HTML since 2023), and a <header> inside an <article> is no banner.
# Happens: <search> has no role, so that getByRole('search') finds nothing; the article's <header> and a <footer> in
#   <main> count as banner and contentinfo, as if they were the page's.
# Versions: @testing-library/dom 10.4.2, jsdom 29.1.1. 2026-11-27.
# Meets: who changes <form role="search"> to <search>, or asserts that a page has one banner.
source "$(dirname "$0")/lib.sh"
install @testing-library/dom@10.4.2 jsdom@29.1.1
cat > see.mjs <<'END'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<search>s</search><article><header>h</header></article><main><footer>f</footer></main>');
globalThis.window = window;
globalThis.document = window.document;
const { getRoles } = await import('@testing-library/dom');
const roles = getRoles(window.document.body);
const seen = Object.fromEntries(Object.entries(roles).map(([role, elements]) => [role, elements.map((element) => element.localName).join()]));
console.log(seen);
if (seen.search || seen.banner !== 'header' || seen.contentinfo !== 'footer') {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
