#!/usr/bin/env bash
# Guess: beasties (once critters, in Angular's and Nuxt's builds) puts all of a page's rules into its head, nested or not.
# Happens: the declarations that stand beside anything nested are left out: `.card { color: navy; & b { … } }` loses the
#   colour with the nested rule, `{ color: navy; @media … { … } }` and `{ opacity: 0; @starting-style { … } }` keep only
#   what is nested. The one warning names "& b"; for the other two it reports success.
# Version: beasties 0.5.4. 2026-11-28.
# Meets: who starts to nest rules: the first view has no styles until the full sheet comes, then jumps.
source "$(dirname "$0")/lib.sh"
install beasties@0.5.4
cat > see.mjs <<'END'
import { mkdirSync, writeFileSync } from 'node:fs';
import Beasties from 'beasties';

const sheets = {
  flat: '.card { color: navy } .card b { color: teal }',
  nested: '.card { color: navy; & b { color: teal } }',
  media: '.card { color: navy; @media (width > 1px) { gap: 4px } }',
  starting: '.card { color: navy; @starting-style { opacity: 0.5 } }',
};
mkdirSync('site');
const seen = {};
for (const [name, css] of Object.entries(sheets)) {
  writeFileSync(`site/${name}.css`, css);
  const html = `<html><head><link rel="stylesheet" href="/${name}.css"></head><body><div class="card"><b>a</b></div></body></html>`;
  const inlined = await new Beasties({ path: 'site' }).process(html);
  seen[name] = /<style>(.*?)<\/style>/s.exec(inlined)?.[1] ?? '';
}
console.log(seen);
const keeps = Object.values(seen).map((css) => css.includes('navy'));
if (keeps.join() !== 'true,false,false,false' || !seen.media.includes('gap')) {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
