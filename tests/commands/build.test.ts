import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy, runScript, runVite, viteProgram } from '../support/projectCopy.ts';

let copy: ProjectCopy;
const inCopy = (file: string) => path.join(copy.folder, file);
const read = (file: string) => readFileSync(inCopy(file), 'utf8');
const build = (pages = '', outDir = '') => runVite('build', copy.folder, { SITE_PAGES: pages, OUT_DIR: outDir });

beforeAll(() => {
  copy = copyProject();
  mkdirSync(inCopy('dist'));
  writeFileSync(inCopy('dist/index.html'), 'the whole site');
});
afterAll(() => copy.remove());

test('a build of broken content ends with one line for each mistake in any file, and for each gap in a new entry', () => {
  expect(runScript('new', ['page', "Testers' Stories"], copy.folder).output).toContain(', shared/content/testersStories.ts, ');
  copy.edit('shared/content/careers.ts', /heading:/, 'haeding:');
  copy.setText('shared/content/about.ts', 'heading', 'FILL IN: a heading');
  copy.setText('shared/content/words/shell.ts', 'homeLink', 'Home');
  copy.edit('shared/content/yearEstablished.ts', /\d{4}/, '24');
  copy.edit('shared/content/services.ts', /related: \[\s*['"][^'"]*['"]/, "related: ['cooking'");
  copy.edit('shared/content/industries.ts', /industrySchema, \[.*\]\);/s, 'industrySchema, []);');
  const { status, output } = build('about');
  const lines = output.split('\n').filter((line) => line.includes('haeding'));
  expect(lines).toEqual([
    expect.stringMatching(
      /^shared\/content\/careers\.ts: has the unknown field "haeding": remove it or correct its name; the fields are [^\n]*noJobs/,
    ),
  ]);
  expect(output).toMatch(/^shared\/content\/about\.ts › about › heading: is still to be filled in: /m);
  expect(output).toMatch(/^shared\/content\/words\/shell\.ts › shellWords › homeLink: lacks \{brand\}: /m);
  expect(output).toMatch(/^shared\/content\/company\.ts › established: /m);
  expect(output).toMatch(/^shared\/content\/services\.ts › "[^"]+" › related: "cooking" is not in /m);
  expect(output).toMatch(/^shared\/content\/industries\.ts: has no entries: add at least one/m);
  expect(output).toMatch(/^shared\/content\/testersStories\.ts › .*: is still to be filled in: write /m);
  expect(output).not.toContain('    at ');
  expect(status).toBe(1);
  expect(read('dist/index.html')).toBe('the whole site');
});

test('a build that is killed, or has a mistake, leaves what was built before, and the next one nothing of its own', async () => {
  copy.remove();
  copy = copyProject();
  mkdirSync(inCopy('dist'));
  writeFileSync(inCopy('dist/index.html'), 'the whole site');
  const child = spawn(process.execPath, [viteProgram, 'build'], {
    cwd: copy.folder,
    env: { ...process.env, NODE_ENV: '', OUT_DIR: 'dist', SITE_PAGES: 'about' },
  });
  for await (const words of child.stdout) if (String(words).includes('Building scripts')) break;
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(readdirSync(inCopy('dist'))).toEqual(['index.html']);
  const leftovers = () => readdirSync(inCopy('.pages')).filter((name) => name.startsWith('build-'));
  expect(leftovers()).toHaveLength(1);

  copy.edit('build/budgets/budgets.ts', 'html: 13_500', 'html: 13');
  expect(build('about', 'dist').output).toMatch(
    /^pages\/about\/page\.ts › \/about\/ has [\d.]+ kB of HTML, over its limit/m,
  );
  expect(read('dist/index.html')).toBe('the whole site');
  expect(leftovers()).toEqual([]);
});

test('what may not be written is named in one line', () => {
  rmSync(inCopy('.pages'), { recursive: true });
  writeFileSync(inCopy('.pages'), '');
  expect(build().output).toMatch(/^error during build:\nE\w+: [^\n]*\.pages[^\n]*$/);
  rmSync(inCopy('.pages'));
});

test.skipIf(process.platform === 'win32')('a build whose words nobody reads to the end ends without others', () => {
  const { stdout, stderr } = spawnSync(`"${process.execPath}" ${viteProgram} build | head -n 1`, {
    shell: true,
    cwd: copy.folder,
    encoding: 'utf8',
    env: { ...process.env, OUT_DIR: '' },
  });
  expect(`${stdout}${stderr}`).toBe('Reading content and templates\n');
});

test('pictures are neither made nor removed while the name of one is refused', () => {
  renameSync(inCopy('shared/pictures/brand/mark.svg'), inCopy('shared/pictures/brand/My Mark.svg'));
  const served = () => fastGlob.sync('public/images/**/*', { cwd: copy.folder });
  const before = served();
  const { status, output } = runScript('pictures', [], copy.folder);
  expect(output).toMatch(/^shared\/pictures\/brand\/My Mark\.svg: rename it and its folder to small letters/);
  expect(status).toBe(1);
  expect(served()).toEqual(before);
});
