#!/usr/bin/env bash
# Guess: a positioning library that is right under `transform: scale()` is right under CSS `zoom`, which is standard now and
#   gives rectangles in the window's pixels in every browser.
# Happens: with `zoom: 1.5` on the page or on a part of it, floating-ui and Popper put a tooltip half as far again from the
#   corner as its button is. They take the scale from the element that positions are counted from, which `transform` makes
#   of the scaled element and `zoom` does not. `position: relative` on a zoomed part puts them right, on <html> nothing
#   does. The browser's own anchor positioning is right in all cases.
# Versions: @floating-ui/dom 1.8.0, @popperjs/core 2.11.8, Chromium 156, Firefox ESR 153.8. 2026-11-28.
# Meets: who moves the A+ and A− buttons of a site from font sizes to `html { zoom }`: menus and hints drift away, the more
#   so the further they are from the corner.
source "$(dirname "$0")/lib.sh"
both_browsers
install @floating-ui/dom@1.8.0 @popperjs/core@2.11.8 esbuild@0.28.2
cat > page.js <<'END'
import { computePosition } from '@floating-ui/dom';
import { createPopper } from '@popperjs/core';

const find = (id) => document.getElementById(id);
const [button, floating, popper, native] = ['button', 'floating', 'popper', 'native'].map(find);
const seen = {};
const styles = { zoom: 'zoom: 1.5', positioned: 'zoom: 1.5; position: relative', scaled: 'transform: scale(1.5); transform-origin: 0 0' };
for (const [name, style] of [...Object.entries(styles), ['page', 'zoom: 1.5']]) {
  find('part').style.cssText = name === 'page' ? '' : style;
  document.documentElement.style.cssText = name === 'page' ? style : '';
  const { x, y } = await computePosition(button, floating, { placement: 'bottom-start' });
  Object.assign(floating.style, { left: `${x}px`, top: `${y}px` });
  const instance = createPopper(button, popper, { placement: 'bottom-start' });
  await instance.update();
  const { left, bottom } = button.getBoundingClientRect();
  const far = (element) => {
    const box = element.getBoundingClientRect();
    return `${Math.round(box.left - left)} ${Math.round(box.top - bottom)}`;
  };
  seen[name] = [floating, popper, native].map(far).join(', ');
  instance.destroy();
}
fetch('/seen', { method: 'POST', body: JSON.stringify(seen) });
END
cat > see.mjs <<'END'
import { buildSync } from 'esbuild';
import { seenIn } from './browsers.mjs';

const { outputFiles } = buildSync({ entryPoints: ['page.js'], bundle: true, write: false, format: 'esm' });
const page = `<!doctype html><title>a</title><style>
  body { margin: 0 }
  main { height: 300px }
  button { position: absolute; left: 200px; top: 100px; width: 80px; height: 20px; padding: 0; anchor-name: --button }
  p { position: absolute; left: 0; top: 0; width: 40px; height: 10px; margin: 0 }
  #native { position-anchor: --button; left: anchor(left); top: anchor(bottom) }
</style><main id="part"><button id="button">?</button><p id="floating"></p><p id="popper"></p><p id="native"></p></main>
<script type="module">${outputFiles[0].text.replaceAll('</script', '<\\/script')}</script>`;


/** How far tooltips are from their place in a browser: floating-ui's, Popper's, and that of anchor positioning. */
const [chromium, firefox] = [
  await seenIn('chromium', (_request, response) => response.end(page)),
  await seenIn('firefox', (_request, response) => response.end(page)),
];
console.log({ chromium, firefox });
const [right, wrong] = ['0 0, 0 0, 0 0', '150 90, 150 90, 0 0'];
const asSeen = { zoom: wrong, positioned: right, scaled: right, page: wrong };
if ([chromium, firefox].some((seen) => JSON.stringify(seen) !== JSON.stringify(asSeen))) {
  console.log('Changed');
  process.exit(1);
}
END
timeout 120 node see.mjs
sleep 1
