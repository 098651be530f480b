#!/usr/bin/env bash
# Guess: a development server's watcher reports the last content of a file, however quickly it is saved twice.
# Happens: Vite's watcher (chokidar, bundled) and chokidar 5 itself drop a change that follows another of the same file
#   within 50 ms, and nothing reports it later: what was read after the first event stays, until the file is saved
#   again. With awaitWriteFinish the second is reported.
# Versions: vite 8.3.8, chokidar 5.0.0. 2026-11-28.
# Meets: developers whose editor formats a file right after saving it, and tests that write a file twice.
source "$(dirname "$0")/lib.sh"
install vite@8.3.8 chokidar@5.0.0
cat > see.mjs <<'END'
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import chokidar from 'chokidar';
import { createServer } from 'vite';

/** Saves a file five times, and again as soon as that is read, and counts how often the second save is not seen. */
async function countLost(watcher, file) {
  let text;
  watcher.on('change', () => {
    text = readFileSync(file, 'utf8');
    if (text.startsWith('first')) writeFileSync(file, text.replace('first', 'second'));
  });
  let lost = 0;
  for (let turn = 0; turn < 5; turn += 1) {
    await pause(500);
    writeFileSync(file, `first ${turn}`);
    await pause(700);
    if (text === `first ${turn}`) lost += 1;
  }
  return lost;
}

async function inVite(file, watch) {
  writeFileSync(file, '');
  const server = await createServer({ configFile: false, logLevel: 'silent', server: { middlewareMode: true, ws: false, watch } });
  server.watcher.add(file);
  const lost = await countLost(server.watcher, file);
  await server.close();
  return lost;
}

const settled = { awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 } };
writeFileSync('plain.txt', '');
const plain = chokidar.watch('plain.txt');
const seen = {
  vite: await inVite('a.txt', {}),
  'vite with awaitWriteFinish': await inVite('b.txt', settled),
  chokidar: await countLost(plain, 'plain.txt'),
};
await plain.close();
console.log('second saves that were not seen, of five:', seen);
if (seen.vite === 0 || seen['vite with awaitWriteFinish'] > 0 || seen.chokidar === 0) {
  console.log('Changed');
  process.exit(1);
}

process.exit(0);
END
timeout 90 node see.mjs
