#!/usr/bin/env bash
# Guess: SVG renderers for Node read the colours that every editor writes by now, or paint nothing.
# Happens: resvg-js paints opaque BLACK for rgb(255 0 0 / .5), hwb() and hsl() in turns, which librsvg (sharp) reads;
#   both paint black for oklch() and color-mix(), and for shapes whose fill is set within @media or @layer.
#   An unknown fill is dropped, and the initial fill is black.
# Versions: resvg-js 2.6.2, sharp 0.35.5. 2026-11-27.
# Meets: who makes share images or icons from SVG with modern CSS in it: right in the browser, black in the PNG.
source "$(dirname "$0")/lib.sh"
install @resvg/resvg-js@2.6.2 sharp@0.35.5
cat > see.mjs <<'END'
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

const fills = {
  alpha: 'fill="rgb(255 0 0 / .5)"',
  hwb: 'fill="hwb(0 0% 0%)"',
  turn: 'fill="hsl(0turn 100% 50%)"',
  oklch: 'fill="oklch(0.628 0.258 29)"',
  mix: 'fill="color-mix(in srgb, red, red)"',
  media: 'class="media"',
  layer: 'class="layer"',
  plain: 'fill="red"',
};
const style = '<style>@media (min-width:1px){.media{fill:red}}@layer a{.layer{fill:red}}</style>';
const isBlack = ([red, green, blue, alpha]) => red + green + blue === 0 && alpha === 255;
const black = { resvg: [], sharp: [] };
for (const [name, fill] of Object.entries(fills)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${style}<rect width="9" height="9" ${fill}/></svg>`;
  if (isBlack(new Resvg(svg).render().pixels)) black.resvg.push(name);
  if (isBlack(await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer())) black.sharp.push(name);
}
console.log('black:', black);
if (black.resvg.join() !== 'alpha,hwb,turn,oklch,mix,media,layer' || black.sharp.join() !== 'oklch,mix,media,layer') {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
