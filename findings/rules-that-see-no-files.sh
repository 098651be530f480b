#!/usr/bin/env bash
# Guess: after the step to TypeScript 7 dependency-cruiser reads .ts files as before, or says that it cannot.
# Happens: package `typescript` 7 exports its version and no compiler, so that .ts is no longer among the kinds of files it
#   knows. It says "no dependency violations found (0 modules, 0 dependencies cruised)" and exits with 0 over a
#   circular import that it reports with TypeScript 6.
# Versions: dependency-cruiser 17.4.3, typescript 7.0.2 and 6.0.3. 2026-11-28.
# Meets: who guards the architecture of a project with it in CI: the guard passes everything from the upgrade on.
source "$(dirname "$0")/lib.sh"
install dependency-cruiser@17.4.3 typescript@7.0.2
cat > see.mjs <<'END'
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

mkdirSync('src');
writeFileSync('src/a.ts', "import { b } from './b.ts'; export const a: number = b;");
writeFileSync('src/b.ts', "import { a } from './a.ts'; export const b: number = a;");
const rule = { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } };
writeFileSync('.dependency-cruiser.cjs', `module.exports = ${JSON.stringify({ forbidden: [rule] })}`);
const cruise = () => {
  const { status, stdout } = spawnSync('npx', ['depcruise', 'src'], { encoding: 'utf8' });
  return { status, says: stdout.trim().split('\n').at(-1) };
};
const seven = cruise();
execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', '--ignore-scripts', 'typescript@6.0.3']);
const six = cruise();
console.log({ seven, six });
if (seven.status !== 0 || !seven.says.includes('0 modules') || six.status === 0) {
  console.log('Changed');
  process.exit(1);
}
END
timeout 200 node see.mjs
