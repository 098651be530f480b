#!/usr/bin/env bash
# Guess: collapseWhitespace keeps one space around every inline element, as it does for <span>.
# Happens: html-minifier-terser takes the spaces around <output>, <data>, <meter> and <progress> away ("Found42jobs");
#   html-minifier-next knows <output>, but still takes them from <data>.
# Versions: html-minifier-terser 7.2.0, html-minifier-next 6.2.11. 2026-11-27.
# Meets: who shows a count of results or a price in a sentence; words run together only in the built page.
source "$(dirname "$0")/lib.sh"
install html-minifier-terser@7.2.0 html-minifier-next@6.2.11
cat > see.mjs <<'END'
import { minify as next } from 'html-minifier-next';
import { minify as terser } from 'html-minifier-terser';

const sentence = (name) => `<p>Found <${name}>42</${name}> jobs</p>`;
const losing = async (minify) => {
  const lost = [];
  for (const name of ['span', 'b', 'output', 'data', 'meter', 'progress']) {
    const result = await minify(sentence(name), { collapseWhitespace: true });
    console.log(result);
    if (/Found</.test(result) && />jobs/.test(result)) lost.push(name);
  }
  return lost.join();
};
const seen = [await losing(terser), await losing(next)];
console.log(seen);
if (seen[0] !== 'output,data,meter,progress' || seen[1] !== 'data') {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
