#!/usr/bin/env bash
# Guess: minifyCSS leaves CSS that it does not know as it is, or reports it (its `log` option).
# Happens: a nested rule is removed; @scope and @starting-style are removed together with the ordinary rule that
#   follows them. No error, and the log names only the time it took.
# Version: html-minifier-terser 7.2.0 with its clean-css 5.3.3. 2026-11-27.
# Meets: who minifies pages with inlined CSS (some plugins set minifyCSS by default) and starts to nest rules.
source "$(dirname "$0")/lib.sh"
install html-minifier-terser@7.2.0
cat > see.mjs <<'END'
import { minify } from 'html-minifier-terser';

const sheets = {
  nested: '.a{color:red;&:hover{color:blue}}.z{top:0}',
  scope: '@scope (.s){img{color:red}}.z{top:0}',
  startingStyle: '@starting-style{.a{opacity:0}}.z{top:0}',
};
const seen = {};
const messages = [];
for (const [name, css] of Object.entries(sheets)) {
  seen[name] = await minify(`<style>${css}</style>`, { minifyCSS: true, log: (message) => messages.push(String(message)) });
}
console.log(seen, messages);
const expected = { nested: '<style>.a{color:red}.z{top:0}</style>', scope: '<style></style>', startingStyle: '<style></style>' };
if (JSON.stringify(seen) !== JSON.stringify(expected) || messages.some((message) => !message.startsWith('minified in'))) {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
