import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publish } from '../../../../build/output/publish.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

let folder: string;
const inFolder = (name: string) => path.join(folder, name);

/** Writes a build whose files all contain its name. */
function writeBuild(name: string, files = ['index.html', 'about/index.html', `assets/${name}.js`]): string {
  for (const file of files) {
    mkdirSync(path.dirname(inFolder(`${name}/${file}`)), { recursive: true });
    writeFileSync(inFolder(`${name}/${file}`), name);
  }
  return inFolder(name);
}
const filesOf = (name: string) => readdirSync(inFolder(name), { recursive: true }).sort();

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
  expect(readFileSync(inFolder('new/site/about/index.html'), 'utf8')).toBe('second');
});

test('what replaces the last build is in the folder that a server has open, also behind a link', () => {
  mkdirSync(inFolder('live'));
  symlinkSync(path.resolve(folder, 'live'), inFolder('dist'), 'junction');
  publish(inFolder('dist'), writeBuild('first'));
  expect(readFileSync(inFolder('live/index.html'), 'utf8')).toBe('first');
});

test('what leads to files elsewhere goes, but not the files', () => {
  const foreign = tempFolder({ 'letter.txt': 'precious' });
  mkdirSync(inFolder('dist'));
  symlinkSync(foreign, inFolder('dist/linked'), 'junction');
  publish(inFolder('dist'), writeBuild('first'));
  expect(existsSync(inFolder('dist/linked'))).toBe(false);
  expect(existsSync(path.join(foreign, 'letter.txt'))).toBe(true);
});

test('if something cannot be replaced, all of the last build stays', () => {
  publish(inFolder('dist'), writeBuild('first'));
  // No folder can replace a file called .git, which is never moved away.
  writeFileSync(inFolder('dist/.git'), 'gitdir: elsewhere');
  const before = filesOf('dist');
  const second = writeBuild('second', ['.git/config', 'about/index.html', 'index.html']);
  expect(() => publish(inFolder('dist'), second)).toThrow('.git');
  expect(filesOf('dist')).toEqual(before);
  expect(readFileSync(inFolder('dist/index.html'), 'utf8')).toBe('first');
});
