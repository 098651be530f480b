#!/usr/bin/env bash
# Guess: SVGO's default preset is for pictures, but keeps what they link to, as it keeps a <use> and its target.
# Happens: it removes `href` from every <a>, to other pages and within the picture, with `hreflang`, `rel` and `download`,
#   because its list of known attributes has only SVG 1.1's xlink:href there. Those of <use>, <image> and gradients stay, as
#   does `target`. No warning; `removeUnknownsAndDefaults: { unknownAttrs: false }` keeps them.
# Version: svgo 4.1.0. 2026-11-28.
# Meets: who optimizes a diagram, a map or an organization chart whose boxes are links, written in SVG 2 as all browsers
#   and editors do since xlink is deprecated: it looks the same, and no box can be clicked or reached by keyboard.
source "$(dirname "$0")/lib.sh"
install svgo@4.1.0
cat > see.mjs <<'END'
import { optimize } from 'svgo';

const links = {
  'href to a page': '<a href="/services/"><text>Services</text></a>',
  'href within': '<a href="#part"><text>Part</text></a><text id="part">Part</text>',
  'xlink:href to a page': '<a xlink:href="/services/"><text>Services</text></a>',
  'href of an image': '<image href="a.png" width="9" height="9"/>',
};
const open = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 99 99">';
const hasLink = (content, config) => /href="/.test(optimize(`${open}${content}</svg>`, config).data);
const seen = Object.fromEntries(Object.entries(links).map(([name, link]) => [name, hasLink(link) ? 'kept' : 'removed']));
const overrides = { removeUnknownsAndDefaults: { unknownAttrs: false } };
const remedy = hasLink(links['href to a page'], { plugins: [{ name: 'preset-default', params: { overrides } }] });
console.log(seen, { isKeptByTheRemedy: remedy });
if (Object.values(seen).join() !== 'removed,removed,kept,kept' || !remedy) {
  console.log('Changed');
  process.exit(1);
}
END
node see.mjs
