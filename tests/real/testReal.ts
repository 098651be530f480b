import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runSteps, type Step } from '../../scripts/tools/runSteps.ts';
import { builds } from '../support/sites.ts';

export const realFolder = path.resolve('.cache/real');

/** Some of these tests, which are skipped where a command is missing or what it fetches cannot be had. */
type Suite = {
  name: string;
  /** Fetches what it needs into `realFolder`, in a shell, or asks whether it is there. */
  fetch: string;
  command?: string;
};

const install = 'npm install --silent --no-audit --no-fund --ignore-scripts --save-exact';
const playwright = 'playwright test --project=';
const unpack =
  "const { readFileSync: read, writeFileSync: write } = require('fs'); write('chromium', require('zlib').brotliDecompressSync(read('node_modules/@sparticuz/chromium/bin/chromium.br')), { mode: 0o755 })";
const lists = 'webext-ublock-origin-firefox';

const suites: Suite[] = [
  {
    name: 'Chromium 109',
    fetch: `${install} @sparticuz/chromium@109.0.6 && (test -x chromium || node -e "${unpack}") && ./chromium --no-sandbox --version`,
  },
  {
    name: 'WebKitGTK',
    fetch: 'command -v WebKitWebDriver && command -v xvfb-run # apt-get install webkit2gtk-driver xvfb',
  },
  { name: 'text readers', fetch: 'command -v lynx # apt-get install lynx' },
  {
    name: 'blocking lists',
    fetch: `${install} @ghostery/adblocker@2.18.2 && (test -d ${lists} || apt-get download ${lists} && dpkg-deb -x ${lists}_*.deb ${lists})`,
  },
  { name: 'Dark Reader', fetch: `${install} darkreader@4.9.133` },
  {
    name: 'hosts and the Nu HTML checker',
    fetch: `npm ci --prefix "${path.resolve('tests/checkers')}"`,
    command: 'vitest run --project hosting tests/hosting tests/build/pages.test.ts --project build',
  },
];

function obstacleTo({ fetch }: Suite): string | undefined {
  const { status, stderr } = spawnSync(fetch, {
    shell: true,
    cwd: realFolder,
    encoding: 'utf8',
    timeout: 300_000,
  });
  return status === 0
    ? undefined
    : `what it needs is not here (${stderr.trim().split('\n').at(-1)}): ${fetch}`;
}

export async function testReal(): Promise<void> {
  mkdirSync(realFolder, { recursive: true });
  writeFileSync(path.join(realFolder, 'package.json'), '{ "private": true }');
  const steps = suites.flatMap((suite): Step[] => {
    const { name, command = `${playwright}"${name}"` } = suite;
    const obstacle = obstacleTo(suite);
    if (obstacle) console.log(`── ${name}: SKIPPED, ${obstacle}`);
    return obstacle ? [] : [{ name, command, env: { TEST_SUITE: 'real' } }];
  });
  await runSteps(builds, ...steps.map((step) => [step]));
}
