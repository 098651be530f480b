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

/** What a program knows of a file that is saved twice, 15 ms apart, if it reads the file at each event. */
async function lastRead(watcher, file) {
  let text;
  let second;
  watcher.on('change', () => {
    text = readFileSync(file, 'utf8');
    second ??= setTimeout(() => writeFileSync(file, 'second'), 15);
  });
  await pause(500);
  writeFileSync(file, 'first');
  await pause(1500);
  return text;
}

async function inVite(file, watch) {
  writeFileSync(file, '');
  const server = await createServer({ configFile: false, logLevel: 'silent', server: { middlewareMode: true, ws: false, watch } });
  server.watcher.add(file);
  const text = await lastRead(server.watcher, file);
  await server.close();
  return text;
}

const settled = { awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 } };
writeFileSync('plain.txt', '');
const plain = chokidar.watch('plain.txt');
const seen = {
  vite: await inVite('a.txt', {}),
  'vite with awaitWriteFinish': await inVite('b.txt', settled),
  chokidar: await lastRead(plain, 'plain.txt'),
};
await plain.close();
console.log('saved: first, second; last read:', seen);
if (Object.values(seen).join() !== 'first,second,first') {
  console.log('Changed');
  process.exit(1);
}

process.exit(0);
END
timeout 90 node see.mjs
