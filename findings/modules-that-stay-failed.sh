#!/usr/bin/env bash
# Guess: after a failed import(), asking for the same file under a new query string tries all of it again, in each browser.
# Happens: in Chromium 156 it does, for the old address too. In Firefox (and in Chromium 150) only the file with the new
#   address is fetched: what it imports statically under an address that failed before stays failed for the life of the
#   page and is not even asked for, though the server has it by now.
# Versions: Firefox ESR 153.8, Chromium 156. 2026-11-28.
# Meets: who retries lazy chunks after a lost connection by adding `?retry=1`, and tries that in Chromium only: elsewhere
#   it cannot work if a shared chunk was lost.
source "$(dirname "$0")/lib.sh"
both_browsers
cat > see.mjs <<'END'
import { seenIn } from './browsers.mjs';

const page = `<!doctype html><title>a</title><script type="module">
const load = (address) => import(address).then(() => 'loaded', () => 'failed');
const seen = { first: await load('/lazy.js') };
await fetch('/mend');
seen.again = await load('/lazy.js?retry=1');
seen.shared = await load('/shared.js');
seen.sharedElsewhere = await load('/shared.js?retry=1');
fetch('/seen', { method: 'POST', body: JSON.stringify(seen) });
</script>`;

/** What a browser has seen, and how often it has asked for the shared file. */
async function lookIn(browser) {
  let isBroken = true;
  let asked = 0;
  const seen = await seenIn(browser, (request, response) => {
    if (request.url === '/mend') isBroken = false;
    if (request.url === '/shared.js') asked += 1;
    const isShared = request.url.startsWith('/shared.js');
    if (request.url !== '/') response.setHeader('Content-Type', 'text/javascript');
    response.statusCode = isShared && isBroken ? 503 : 200;
    response.end(request.url === '/' ? page : isShared ? 'export default 1' : 'import "/shared.js"');
  });
  return { ...seen, asked };
}

const firefox = await lookIn('firefox');
const chromium = await lookIn('chromium');
console.log({ firefox, chromium });
const kept = { first: 'failed', again: 'failed', shared: 'failed', sharedElsewhere: 'loaded', asked: 1 };
const fetched = { first: 'failed', again: 'loaded', shared: 'loaded', sharedElsewhere: 'loaded', asked: 2 };
const isAsExpected = JSON.stringify({ firefox, chromium }) === JSON.stringify({ firefox: kept, chromium: fetched });
if (!isAsExpected) console.log('Changed');
process.exit(isAsExpected ? 0 : 1);
END
timeout 120 node see.mjs
sleep 1
