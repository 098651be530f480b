import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy, runScript } from '../support/projectCopy.ts';

let copy: ProjectCopy;
const inCopy = (file: string) => path.join(copy.folder, file);
const read = (file: string) => readFileSync(inCopy(file), 'utf8');
const run = (script: string, pages: string[]) => runScript(script, pages, copy.folder, { OUT_DIR: '' });

beforeAll(() => {
  copy = copyProject();
  mkdirSync(inCopy('dist'));
  writeFileSync(inCopy('dist/index.html'), 'the whole site');
});
afterAll(() => copy.remove());

test('a build of broken content ends with one line for each mistake in any file, and for each gap in a new entry', () => {
  expect(run('new', ['page', "Testers' Stories"]).output).toContain(', shared/content/testersStories.ts, ');
  copy.edit('shared/content/careers.ts', /heading:/, 'haeding:');
  copy.setText('shared/content/about.ts', 'heading', 'FILL IN: a heading');
  copy.setText('shared/words/shell.ts', 'homeLink', 'Home');
  copy.edit('shared/content/yearEstablished.ts', /\d{4}/, '24');
  copy.edit('shared/content/services.ts', /related: \[\s*['"][^'"]*['"]/, "related: ['cooking'");
  copy.edit('shared/content/industries.ts', /industrySchema, \[.*\]\);/s, 'industrySchema, []);');
  const { status, output } = run('build', ['about']);
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

/** Starts a build of the copy and waits until it says that it builds. */
async function startBuild() {
  const child = spawn(process.execPath, ['scripts/run.cjs', 'build', 'about'], {
    cwd: copy.folder,
    env: { ...process.env, NODE_ENV: '', OUT_DIR: 'dist' },
  });
  await once(child.stdout, 'data');
  return child;
}

test('a build that is killed leaves what was built before, keeps others out while it runs, and none afterwards', async () => {
  copy.remove();
  copy = copyProject();
  mkdirSync(inCopy('dist'));
  writeFileSync(inCopy('dist/index.html'), 'the whole site');
  const child = await startBuild();
  const second = runScript('build', ['about'], copy.folder, { OUT_DIR: 'dist' });
  expect(second.output).toBe('Another build into dist/ is still running: wait for it, or end it first');
  expect(second.status).toBe(1);
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(readdirSync(inCopy('dist'))).toEqual(['index.html']);
  expect(read('dist/index.html')).toBe('the whole site');

  copy.edit('build/budgets/budgets.ts', 'html: 13_500', 'html: 13');
  const heavy = runScript('build', ['about'], copy.folder, { OUT_DIR: 'dist' });
  expect(heavy.output).toMatch(/^pages\/about\/page\.ts › \/about\/ has [\d.]+ kB of HTML, over its limit/m);
  expect(read('dist/index.html')).toBe('the whole site');
});

test('what may not be written is named in one line', () => {
  rmSync(inCopy('.cache'), { recursive: true });
  writeFileSync(inCopy('.cache'), '');
  expect(run('build', []).output).toMatch(
    /^E\w+: [^\n]*\.cache[^\n]*: is there room on the disk, and may you/,
  );
  rmSync(inCopy('.cache'));
});

test('pictures are neither made nor removed while the name of one is refused', () => {
  renameSync(inCopy('shared/pictures/brand/mark.svg'), inCopy('shared/pictures/brand/My Mark.svg'));
  const served = () => fastGlob.sync('public/images/**/*', { cwd: copy.folder });
  const before = served();
  const { status, output } = run('pictures', []);
  expect(output).toMatch(/^shared\/pictures\/brand\/My Mark\.svg: rename it and its folder to small letters/);
  expect(status).toBe(1);
  expect(served()).toEqual(before);
});

test('a build makes the served files of new pictures once, cropped to their place, and advises on drawings of another shape', async () => {
  copy.remove();
  copy = copyProject();
  mkdirSync(inCopy('shared/pictures/cases'));
  await sharp({ create: { width: 300, height: 400, channels: 3, background: 'navy' } })
    .jpeg()
    .toFile(inCopy('shared/pictures/cases/portal.jpg'));
  writeFileSync(
    inCopy('shared/pictures/services/tall.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 200"><path d="M0 0h90v200z"/></svg>',
  );
  const { output } = run('build', ['about']);
  expect(output).toMatch(/^shared\/pictures\/cases\/portal\.jpg$/m);
  expect(output).toMatch(/^shared\/pictures\/services\/tall is 90 by 200: its place wants 480 by 400/m);
  const { width, height, formats } = JSON.parse(read('shared/pictures/manifest.json'))['cases/portal'];
  expect([width, height]).toEqual([300, 188]);
  for (const [fileWidth, file] of formats.flatMap(({ files }: { files: [number, string][] }) => files)) {
    const size = await sharp(inCopy(`public/${file}`)).metadata();
    expect([size.width, size.height]).toEqual([fileWidth, Math.round((fileWidth * 188) / 300)]);
  }
  expect(run('build', ['about']).output).not.toContain('portal.jpg');
});
