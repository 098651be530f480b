import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../support/devServer.ts';

const onWindows = process.platform === 'win32';

let folder: string;
afterEach(() => rmSync(folder, { recursive: true }));

/** Copies what `npm start` needs of the project into a new folder, but for packages. */
function copyWithoutPackages(name: string): void {
  folder = mkdtempSync(path.join(tmpdir(), name));
  for (const file of ['package.json', 'package-lock.json', '.npmrc', 'scripts/install.cjs'])
    cpSync(file, path.join(folder, file));
}

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

test('npm start says in one line that it cannot run in a folder whose name tools take for an address', async () => {
  copyWithoutPackages('we#b');
  const output = await outputOf(spawn('npm', ['start'], { cwd: folder, shell: onWindows }));
  expect(output).toMatch(/^The project is in ".*we#b.*path$/);
});

test.skipIf(onWindows)(
  'it says at once that it installs, by npm ci, only if other packages are installed',
  () => {
    copyWithoutPackages('we 50% b');
    const installed = path.join(folder, 'node_modules/.package-lock.json');
    mkdirSync(path.dirname(installed));
    writeFileSync(path.join(folder, 'npm'), '#!/bin/sh\necho "npm $*"\n');
    chmodSync(path.join(folder, 'npm'), 0o755);
    const install = () =>
      spawnSync(process.execPath, ['scripts/install.cjs'], {
        cwd: folder,
        encoding: 'utf8',
        env: { PATH: `${folder}:${process.env.PATH}` },
      }).stdout;
    expect(install()).toBe('Installing packages\nnpm ci\n');
    const packages = { 'node_modules/one': { version: '1.0.0' }, 'node_modules/two': { version: '2.0.0' } };
    const others = { 'node_modules/for-another-system': { version: '1.0.0', optional: true } };
    const lock = (file: string, content: object) =>
      writeFileSync(path.join(folder, file), JSON.stringify({ packages: content }));
    lock('package-lock.json', { '': { name: 'site' }, ...packages, ...others });
    lock('node_modules/.package-lock.json', packages);
    expect(install()).toBe('');
    lock('node_modules/.package-lock.json', { ...packages, 'node_modules/two': { version: '2.0.1' } });
    expect(install()).toBe('Installing packages\nnpm ci\n');
  },
);

test.skipIf(onWindows)(
  'a server serves every file of the built site, and ends with the npm that started it',
  async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'site-'));
    writeFileSync(path.join(folder, 'a.txt'), 'a file');
    const port = await freePort();
    const npm = spawn('npm', ['run', 'preview', '--', '--port', `${port}`], {
      env: { ...process.env, OUT_DIR: folder },
    });
    let file = '';
    npm.stdout.on('data', async (text) => {
      if (!String(text).includes(`:${port}/`)) return;
      file = await (await fetch(`http://localhost:${port}/a.txt`)).text();
      npm.kill();
    });
    // Its streams close when the last process that could write to them has ended.
    expect(await outputOf(npm)).toContain(`:${port}/`);
    expect(file).toBe('a file');
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
  },
);
