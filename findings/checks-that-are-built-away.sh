#!/usr/bin/env bash
# Guess: a bundler leaves in `try` what is there because it may throw: Rollup has an option of its own for that.
# Happens: Rolldown, and so Vite 8, removes calls that it takes for pure although their errors are what is asked for:
#   `try { decodeURIComponent(x); return true } catch { return false }` says true to everything once built, with
#   `minify: false` too; so do checks by encodeURIComponent, String.fromCodePoint, Symbol.for, `String(x)`, a comparison.
#   `new URL(x)`, `new RegExp(x)`, JSON.parse and BigInt stay. Rollup (Vite 7) and esbuild keep all of these.
# Versions: vite 8.3.8 (rolldown 1.2.19), rollup 4.68.8, esbuild 0.28.2, Node 20.20. 2026-11-28.
# Meets: who moves to Vite 8 with a check whether a link is well-formed before a router decodes it: development and tests
#   are right, the built page throws at "/100%". Remedy: use the value, `return decodeURIComponent(x) !== undefined`.
source "$(dirname "$0")/lib.sh"
install vite@8.3.8 rolldown@1.2.19 rollup@4.68.8 esbuild@0.28.2
cat > see.mjs <<'END'
import { writeFileSync } from 'node:fs';
import * as esbuild from 'esbuild';
import { rollup } from 'rollup';
import { build } from 'vite';

const check = (name, what) => `export const ${name} = (x) => { try { ${what}; return true; } catch { return false; } };`;
const checks = [
  check('link', 'decodeURIComponent(x)'),
  check('text', 'encodeURIComponent(x)'),
  check('sign', 'String.fromCodePoint(x)'),
  check('printed', 'String(x)'),
  check('order', 'x > 1'),
  check('address', 'new URL(x)'),
  check('pattern', 'new RegExp(x)'),
  'export const used = (x) => { try { return decodeURIComponent(x) !== undefined; } catch { return false; } };',
].join('\n');
writeFileSync('checks.mjs', checks);
writeFileSync('main.mjs', `import * as checks from './checks.mjs';
  globalThis.answers = () => {
    const { link, text, sign, printed, order, address, pattern, used } = checks;
    return { link: link('/100%'), text: text('\\ud800'), sign: sign(-1), printed: printed(Object.create(null)),
      order: order(Symbol()), address: address('a b'), pattern: pattern('('), used: used('/100%') };
  };`);

/** What the checks say to values that are all wrong. */
async function answersOf(code) {
  await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return globalThis.answers();
}

const input = 'main.mjs';
const options = { configFile: false, logLevel: 'error' };
const built = (minify) => build({ ...options, build: { write: false, minify, modulePreload: false, rollupOptions: { input } } });
const seen = {
  vite: await answersOf((await built(true)).output[0].code),
  unminified: await answersOf((await built(false)).output[0].code),
  rollup: await answersOf((await (await rollup({ input })).generate({ format: 'es' })).output[0].code),
  esbuild: await answersOf((await esbuild.build({ entryPoints: [input], bundle: true, minify: true, format: 'esm', write: false })).outputFiles[0].text),
};
console.table(seen);
const isWrong = ({ link, text, sign, printed, order }) => link && text && sign && printed && order;
const isRight = (answers) => !Object.values(answers).includes(true);
const rest = ({ address, pattern, used }) => isRight({ address, pattern, used });
const { vite, unminified } = seen;
const isAsSeen = [vite, unminified].every((answers) => isWrong(answers) && rest(answers)) && isRight(seen.rollup) && isRight(seen.esbuild);
if (!isAsSeen) {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
