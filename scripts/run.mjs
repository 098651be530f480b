import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const [file] = process.argv.splice(2, 1);
const maps = process.env.MAPS === '1';
const out = path.resolve('.cache/commands', `${path.basename(file, '.ts')}-${process.pid}.mjs`);
const u0 = process.cpuUsage();
await build({
  configFile: false,
  envDir: false,
  publicDir: false,
  css: { postcss: {} },
  logLevel: 'warn',
  build: {
    ssr: file,
    outDir: path.dirname(out),
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    sourcemap: maps ? 'inline' : false,
    rolldownOptions: { output: { entryFileNames: path.basename(out), codeSplitting: false } },
  },
});
const u1 = process.cpuUsage(u0);
console.error('bundle', (u1.user + u1.system) / 1e6);
if (maps) process.setSourceMapsEnabled(true);
await import(pathToFileURL(out).href);
const u2 = process.cpuUsage();
console.error('all', (u2.user + u2.system) / 1e6);
