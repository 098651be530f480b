#!/usr/bin/env bash
# Guess: reading the layout in `pagehide` costs next to nothing if nothing has changed, and a trace by Playwright shows so.
# Happens: Playwright emulates `forced-colors: none` by default. Chromium drops that between `pageswap` and `pagehide`,
#   and the whole page is restyled: the trace shows as many elements as it has. With `forcedColors: null`, none.
# Versions: playwright-core 1.65.1, Chromium 156 (not 109). 2026-11-28.
# Meets: who profiles with Playwright what a page does when it is left, such as analytics that read the scroll depth.
source "$(dirname "$0")/lib.sh"
install playwright-core@1.65.1
cat > see.mjs <<'END'
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';

const page = `<!doctype html><title>a</title>${'<p>word</p>'.repeat(1000)}<script>
  addEventListener('pagehide', () => {
    performance.mark('hides');
    document.body.offsetHeight;
    performance.mark('hidden');
  });
</script>`;
const server = createServer((request, response) => {
  response.setHeader('Content-Type', 'text/html');
  response.end(request.url === '/next' ? '<title>b</title>' : page);
}).listen(0);
const address = `http://localhost:${server.address().port}/`;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });

async function restyledOnLeaving(options) {
  const tab = await browser.newPage(options);
  await tab.goto(address);
  await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await browser.startTracing(tab, { categories: ['blink.user_timing', 'devtools.timeline'] });
  await tab.goto(`${address}next`);
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  await tab.close();
  const timeOf = (mark) => traceEvents.find(({ name }) => name === mark).ts;
  const updates = traceEvents.filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > timeOf('hides') && ts < timeOf('hidden'));
  return updates.reduce((sum, { args }) => sum + args.elementCount, 0);
}

const seen = { byDefault: [], withoutEmulation: [] };
for (let run = 0; run < 3; run += 1) {
  seen.byDefault.push(await restyledOnLeaving());
  seen.withoutEmulation.push(await restyledOnLeaving({ forcedColors: null }));
}
console.log(`Chromium ${browser.version()}`, seen);
await browser.close();
server.close();
if (Math.max(...seen.byDefault) < 1000 || Math.max(...seen.withoutEmulation) > 0) {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
