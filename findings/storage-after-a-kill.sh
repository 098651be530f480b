#!/usr/bin/env bash
# Guess: localStorage.setItem is synchronous, so what it stored survives if the browser is killed.
# Happens: Chromium writes it to disk seconds later: what was stored one second before is gone. IndexedDB, asynchronous and
#   with its default durability, still has it once its transaction is complete.
# Versions: Chromium 156, playwright-core 1.65.1. 2026-11-28.
# Meets: who keeps drafts of forms on phones, whose system kills the browser when its memory runs out, as a camera or a
#   file picker opens.
source "$(dirname "$0")/lib.sh"
install playwright-core@1.65.1
cat > see.mjs <<'END'
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';

const server = createServer((_request, response) => response.end('<title>a</title>')).listen(0);
const address = `http://localhost:${server.address().port}/`;

/** Opens the page in a browser with the profile of that name. */
async function open(profile) {
  const options = { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] };
  const context = await chromium.launchPersistentContext(profile, options);
  const page = await context.newPage();
  await page.goto(address);
  return { context, page };
}

/** What is left of what was stored some milliseconds before the browser was killed. */
async function leftAfter(milliseconds) {
  const profile = `profile-${milliseconds}`;
  const { context, page } = await open(profile);
  await pause(2000);
  await page.evaluate(async () => {
    localStorage.draft = 'typed';
    const request = indexedDB.open('drafts');
    request.onupgradeneeded = () => request.result.createObjectStore('drafts');
    await new Promise((resolve) => (request.onsuccess = resolve));
    const change = request.result.transaction('drafts', 'readwrite');
    change.objectStore('drafts').put('typed', 'draft');
    await new Promise((resolve) => (change.oncomplete = resolve));
  });
  await pause(milliseconds);
  const session = await context.browser().newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  process.kill(processInfo.find(({ type }) => type === 'browser').id, 'SIGKILL');
  await context.close().catch(() => {});
  const again = await open(profile);
  const left = await again.page.evaluate(async () => {
    const request = indexedDB.open('drafts');
    await new Promise((resolve) => (request.onsuccess = resolve));
    const names = [...request.result.objectStoreNames];
    const read = names.length > 0 && request.result.transaction('drafts').objectStore('drafts').get('draft');
    if (read) await new Promise((resolve) => (read.onsuccess = resolve));
    return { localStorage: localStorage.draft ?? 'nothing', indexedDB: read?.result ?? 'nothing' };
  });
  await again.context.close();
  return left;
}

const seen = { 'after 1 s': await leftAfter(1000), 'after 10 s': await leftAfter(10_000) };
console.log(seen);
server.close();
const expected = { 'after 1 s': { localStorage: 'nothing', indexedDB: 'typed' }, 'after 10 s': { localStorage: 'typed', indexedDB: 'typed' } };
if (JSON.stringify(seen) !== JSON.stringify(expected)) {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
