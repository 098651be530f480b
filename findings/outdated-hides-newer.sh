#!/usr/bin/env bash
# Guess: "Latest" in `npm outdated` is the version with the tag latest, and a package that has a newer major is listed.
# Happens: npm skips versions that do not support the Node.js that runs it, with or without engine-strict. A package whose
#   tag latest needs a newer one is not listed at all, or with an older "Latest". `npm view` and
#   `npm install name@latest` go by the tag.
# Versions: npm 11.19.1, Node.js 20. 2026-11-28.
# Meets: who upgrades with the oldest Node.js that a project supports and takes an empty list for "all up to date";
#   two people see different lists of the same project.
source "$(dirname "$0")/lib.sh"
install npm@11.19.1
cat > see.mjs <<'END'
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';

// A registry with two packages: the newest version of each needs a Node.js that nobody has.
const version = (name, number, node) => ({ name, version: number, engines: { node }, dist: { tarball: 'http://localhost/none.tgz' } });
const packages = {
  hidden: [version('hidden', '1.0.0', '>=18'), version('hidden', '2.0.0', '>=999')],
  lower: [version('lower', '1.0.0', '>=18'), version('lower', '2.0.0', '>=18'), version('lower', '3.0.0', '>=999')],
};
const registry = createServer(({ url }, response) => {
  const name = url.slice(1);
  const versions = Object.fromEntries((packages[name] ?? []).map((one) => [one.version, one]));
  response.end(JSON.stringify({ name, versions, 'dist-tags': { latest: Object.keys(versions).at(-1) } }));
}).listen(0);
const address = `http://localhost:${registry.address().port}/`;

mkdirSync('project');
writeFileSync('project/package.json', JSON.stringify({ dependencies: { hidden: '1.0.0', lower: '1.0.0' } }));
for (const name of Object.keys(packages)) {
  mkdirSync(`project/node_modules/${name}`, { recursive: true });
  writeFileSync(`project/node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0' }));
}
const npm = (...rest) =>
  new Promise((resolve) => {
    const options = ['../node_modules/npm/bin/npm-cli.js', ...rest, '--json', `--registry=${address}`, '--cache=../cache'];
    execFile(process.execPath, options, { cwd: 'project' }, (_error, output) => resolve(JSON.parse(output)));
  });

const seen = {};
for (const option of ['--engine-strict', '--no-engine-strict']) {
  const listed = Object.entries(await npm('outdated', option)).map(([name, { latest }]) => `${name} ${latest}`);
  seen[`outdated ${option}`] = listed.join();
}
await npm('install', 'lower@latest', '--package-lock-only', '--save-exact');
seen['install lower@latest'] = JSON.parse(readFileSync('project/package.json', 'utf8')).dependencies.lower;
for (const name of Object.keys(packages)) seen[`view ${name}`] = await npm('view', name, 'dist-tags.latest');
console.log(`Node.js ${process.version}`, seen);
registry.close();
if (Object.values(seen).join(';') !== 'lower 2.0.0;lower 2.0.0;3.0.0;2.0.0;3.0.0') {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
