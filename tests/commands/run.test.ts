import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../support/tempFolder.ts';

const onWindows = process.platform === 'win32';

/** Copies what `npm start` needs of the project into a new folder, but for packages. */
function copyWithoutPackages(name: string): string {
  const folder = tempFolder({}, name);
  for (const file of ['package.json', 'package-lock.json', '.npmrc', 'scripts/install.cjs'])
    cpSync(file, path.join(folder, file));
  return folder;
}

test('npm start says in one line that it cannot run in a folder whose name tools misread', () => {
  const cwd = copyWithoutPackages('we%b');
  const { stdout, stderr } = spawnSync('npm', ['start'], { cwd, shell: onWindows, encoding: 'utf8' });
  // npm repeats the command.
  const said = (stdout + stderr).replace(/^> .*\n/gm, '').trim();
  expect(said).toMatch(/^The project is in ".*we%b.*path$/);
});

test.skipIf(onWindows)(
  'it says at once that it installs, by npm ci, only if other packages are installed',
  () => {
    const folder = copyWithoutPackages('we 50 b');
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
