#!/usr/bin/env bash
# Guess: a bundler that stores equal files once does so among files of one kind, since the ending decides their type.
# Happens: Vite (7 with Rollup and 8 with Rolldown) keeps one of all files with the same bytes and points every address to it,
#   in scripts and in HTML: a price list that is there as .csv and as .txt is one .txt, and the link to the CSV opens text;
#   an empty captions file (.vtt) becomes an empty file of any other kind. The file with the shortest name stays. esbuild
#   keeps both.
# Versions: vite 8.3.8 (rolldown 1.2.19), vite 7.3.8 (rollup 4.68.8), esbuild 0.28.2. 2026-11-28.
# Meets: who offers one text in two formats, has placeholder files, or a favicon.ico that is a renamed PNG: the type that
#   the server sends and the name of the download are another file's. Files in `public/` are left alone.
source "$(dirname "$0")/lib.sh"
install vite@8.3.8 rolldown@1.2.19 vite7@npm:vite@7.3.8 rollup@4.68.8 esbuild@0.28.2
cat > see.mjs <<'END'
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build as bundle } from 'esbuild';
import { build } from 'vite';
import { build as build7 } from 'vite7';

for (const file of ['prices.csv', 'list.txt']) writeFileSync(file, 'service,price\nAudit,40000\n');
for (const file of ['silent.vtt', 'later.json']) writeFileSync(file, '');
writeFileSync('index.html', '<!doctype html><title>a</title><video><track src="./silent.vtt"></video><script type="module" src="./main.js"></script>');
const code = (query) => `import csv from './prices.csv${query}'; import text from './list.txt${query}';
  import later from './later.json${query}'; document.body.append(csv, '|', text, '|', later);`;
writeFileSync('main.js', code('?url'));
writeFileSync('plain.js', code(''));
const options = { configFile: false, logLevel: 'error', build: { write: false, assetsInlineLimit: 0 } };
const endings = (outputs) => outputs.map((file) => path.extname(file)).filter((ending) => !['.js', '.html'].includes(ending)).sort();

/** The kinds of files that a build of Vite writes, and the address of the captions. */
async function seenBy(builder) {
  const { output } = await builder(options);
  const { source } = output.find(({ fileName }) => fileName === 'index.html');
  return { kinds: endings(output.map(({ fileName }) => fileName)), captions: path.extname(/track src="([^"]+)/.exec(source)[1]) };
}

const loader = { '.csv': 'file', '.txt': 'file', '.json': 'file' };
const { outputFiles } = await bundle({ entryPoints: ['plain.js'], bundle: true, write: false, outdir: 'out', loader });
const seen = { vite8: await seenBy(build), vite7: await seenBy(build7), esbuild: endings(outputFiles.map((file) => file.path)) };
console.log(JSON.stringify(seen));
const isAsSeen = [seen.vite8, seen.vite7].every(({ kinds, captions }) => kinds.length === 2 && !kinds.includes('.csv') && captions === '.json');
if (!isAsSeen || seen.esbuild.join() !== '.csv,.json,.txt') {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
