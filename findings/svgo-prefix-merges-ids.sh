#!/usr/bin/env bash
# Guess: prefixIds with an empty delimiter puts the prefix before every id.
# Happens: an id that already begins with the prefix is left alone, so that "b" and "ab" with the prefix "a" become
#   one id: both references show the first shape. No warning.
# Version: svgo 4.1.0. 2026-11-27.
# Meets: who prefixes the short ids that cleanupIds has made (a, b, … aa, ab) before joining icons in one file.
source "$(dirname "$0")/lib.sh"
install svgo@4.1.0
cat > see.mjs <<'END'
import { optimize } from 'svgo';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><path id="ab" d="M0 0h9"/><path id="b" d="M0 0h8"/></defs><use href="#ab"/><use href="#b"/></svg>';
const { data } = optimize(svg, { plugins: [{ name: 'prefixIds', params: { prefix: 'a', delim: '' } }] });
const ids = [...data.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
console.log(data, ids);
if (ids.join() !== 'ab,ab') {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
