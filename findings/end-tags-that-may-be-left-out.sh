#!/usr/bin/env bash
# Guess: a parser that closes an open <p> before <p> and <div> does so before all that HTML says ends a paragraph.
# Happens: node-html-parser knows these two only. An open <p> swallows the list, table, heading, rule or <details> after it,
#   up to the end of its parent; of two unclosed <option>s the second is text. All of it is valid HTML, which
#   parse5 (as browsers) and htmlparser2 read as siblings. <li>, <dt>, <td> and <tr> are right.
# Versions: node-html-parser 9.0.7, htmlparser2 12.0.0, parse5 8.1.1. 2026-11-28.
# Meets: who reads pages by other hands, or minified with removeOptionalTags: `main > h2` finds no heading, and removing
#   one paragraph takes the rest of the section away.
source "$(dirname "$0")/lib.sh"
install node-html-parser@9.0.7 htmlparser2@12.0.0 parse5@8.1.1
cat > see.mjs <<'END'
import { parseDocument } from 'htmlparser2';
import { parse } from 'node-html-parser';
import { parseFragment } from 'parse5';

const parts = ['<p>a<p>b', '<p>a<div>b</div>', '<p>a<ul><li>b</ul>', '<p>a<h2>b</h2>', '<p>a<hr>', '<p>a<details>b</details>', '<p>a<table><tr><td>b</table>'];
const nameOf = (node) => (node.rawTagName ?? node.tagName ?? node.name ?? '').toLowerCase();
const topOf = (root) => root.childNodes.map(nameOf).filter((name) => name && !name.startsWith('#')).join(' ');
const optionsIn = (root) => root.childNodes[0].childNodes.map(nameOf).filter((name) => name === 'option').length;
const parsers = { 'node-html-parser': parse, htmlparser2: parseDocument, parse5: parseFragment };
const seen = {};
for (const [name, read] of Object.entries(parsers)) {
  const siblings = parts.filter((part) => topOf(read(part)).includes(' '));
  seen[name] = { siblings: siblings.length, options: optionsIn(read('<select><option>a<option>b</select>')) };
}
for (const part of parts) console.log(part.padEnd(32), Object.values(parsers).map((read) => topOf(read(part))).join(' | '));
console.log(seen);
const all = '{"siblings":7,"options":2}';
const [few, ...others] = Object.values(seen).map((each) => JSON.stringify(each));
if (few !== '{"siblings":2,"options":1}' || others.some((each) => each !== all)) {
  console.log('Changed');
  process.exit(1);
}
END
node see.mjs
