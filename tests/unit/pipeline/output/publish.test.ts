import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mend, publish } from '../../../../build/output/publish.ts';

let folder: string;
const inFolder = (name: string) => path.join(folder, name);
const read = (file: string) => readFileSync(inFolder(file), 'utf8');
const filesOf = (name: string) => readdirSync(inFolder(name), { recursive: true }).sort();

/** Writes a build whose files all contain its name. */
function writeBuild(name: string): string {
  for (const file of ['index.html', 'about/index.html', `assets/${name}.js`]) {
    mkdirSync(path.dirname(inFolder(`${name}/${file}`)), { recursive: true });
    writeFileSync(inFolder(`${name}/${file}`), name);
  }
  return inFolder(name);
}

beforeEach(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync('.cache/publish-');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a build replaces all of the last one but .git, and creates a new folder', () => {
  publish(inFolder('new/site'), writeBuild('first'));
  mkdirSync(inFolder('new/site/.git'));
  const second = writeBuild('second');
  const files = filesOf('second');
  publish(inFolder('new/site'), second);
  expect(filesOf('new/site')).toEqual(['.git', ...files]);
  expect(read('new/site/about/index.html')).toBe('second');
});

test('if it cannot take its place, the last build stays', () => {
  publish(inFolder('dist'), writeBuild('first'));
  const before = filesOf('dist');
  expect(() => publish(inFolder('dist'), inFolder('none'))).toThrow('none');
  expect(filesOf('dist')).toEqual(before);
});

test('after a build was ended by force between two steps, the next command mends the folder, and says so if it lacked a site', () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const dist = inFolder('dist');
  publish(dist, writeBuild('first'));
  writeFileSync(inFolder('dist/.git'), 'gitdir: elsewhere');
  const before = filesOf('dist');
  renameSync(dist, `${dist}.last`);
  mend(dist);
  expect(filesOf('dist')).toEqual(before);
  expect(said.mock.calls).toEqual([[expect.stringContaining('is back in')]]);

  renameSync(dist, `${dist}.last`);
  renameSync(writeBuild('second'), dist);
  mend(dist);
  expect(read('dist/index.html')).toBe('second');
  expect(read('dist/.git')).toBe('gitdir: elsewhere');
  expect(existsSync(`${dist}.last`)).toBe(false);
  mend(dist);
  expect(said).toHaveBeenCalledTimes(1);
});
