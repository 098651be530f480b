#!/usr/bin/env bash
# Guess: minifiers of this year and React 19 keep hidden="until-found", which is not a boolean value.
# Happens: all but htmlnano write a plain `hidden`: find-in-page and links to a fragment no longer reveal the text.
#   minify-html and swc do so by default, the two html-minifiers with collapseBooleanAttributes.
# Versions: see below; Node 20.20. 2026-11-27.
# Meets: who hides answers or long sections so that the browser's search still opens them; nothing fails, nothing is found.
source "$(dirname "$0")/lib.sh"
install html-minifier-terser@7.2.0 html-minifier-next@6.2.11 @minify-html/node@0.18.1 @swc/html@1.16.22 htmlnano@3.5.1 react@19.3.1 react-dom@19.3.1
cat > see.mjs <<'END'
import minifyHtml from '@minify-html/node';
import swc from '@swc/html';
import { minify as next } from 'html-minifier-next';
import { minify as terser } from 'html-minifier-terser';
import htmlnano from 'htmlnano';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const html = '<!doctype html><title>t</title><div hidden="until-found">x</div>';
const seen = {
  'html-minifier-terser': await terser(html, { collapseBooleanAttributes: true }),
  'html-minifier-next': await next(html, { collapseBooleanAttributes: true }),
  'minify-html': minifyHtml.minify(Buffer.from(html), {}).toString(),
  swc: (await swc.minify(Buffer.from(html), {})).code,
  react: renderToStaticMarkup(createElement('div', { hidden: 'until-found' }, 'x')),
  htmlnano: (await htmlnano.process(html, { minifyCss: false, minifyJs: false, minifySvg: false }, htmlnano.presets.max)).html,
};
console.log(seen);
const keeping = Object.keys(seen).filter((name) => seen[name].includes('until-found'));
if (keeping.join() !== 'htmlnano') {
  console.log('Changed: kept by', keeping);
  process.exit(1);
}
END
timeout 90 node see.mjs
