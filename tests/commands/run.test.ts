import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../support/devServer.ts';

/** Starts a command of the project as a person does. */
const startNpm = (args: string[], cwd = '.', env = process.env) =>
  spawn('npm', args, { cwd, env, shell: process.platform === 'win32', stdio: ['ignore', 'pipe', 'pipe'] });

/** All that a command prints until it ends, but for the lines in which npm repeats it. */
async function outputOf(child: ChildProcess): Promise<string> {
  const texts: string[] = [];
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => texts.push(String(text)));
  await once(child, 'close');
  return texts
    .join('')
    .replace(/^> .*\n/gm, '')
    .trim();
}

/** Copies what npm reads of the project, and the way into its commands, without any package. */
function copyWithoutPackages(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), name));
  const files = ['package.json', '.npmrc', 'scripts/run.cjs', 'build/lib/importBundled.js'];
  for (const file of files) cpSync(file, path.join(folder, file));
  return folder;
}

test('a command says in one line that it cannot run in a folder whose name tools take for an address', async () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const script of Object.values(scripts)) expect(script).toMatch(/^node scripts\/run\.cjs( |$)/);
  const folder = copyWithoutPackages('we#b');
  const running = ['start', 'build', 'fix'].map((name) => outputOf(startNpm(['run', name], folder)));
  for (const output of await Promise.all(running))
    expect(output).toMatch(/^The project is in ".*we#b.*path$/);
  rmSync(folder, { recursive: true });
});

test('a command without packages says in one line how to get them', async () => {
  const folder = copyWithoutPackages('we 50% b');
  const output = await outputOf(startNpm(['run', 'build'], folder));
  expect(output).toBe('A package of the project is missing: run "npm install" first');
  rmSync(folder, { recursive: true });
});

test.skipIf(process.platform === 'win32')('a server ends with the npm that started it', async () => {
  const ends = (['SIGTERM', 'SIGKILL'] as const).map(async (signal) => {
    const port = await freePort();
    const npm = startNpm(['run', 'preview', '--', '--port', String(port)], '.', {
      ...process.env,
      OUT_DIR: 'docs',
    });
    npm.stdout!.on('data', (text) => String(text).includes(`:${port}/`) && npm.kill(signal));
    // Its streams close when the last process that could write to them has ended.
    expect(await outputOf(npm)).toContain(`:${port}/`);
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
  });
  await Promise.all(ends);
});
