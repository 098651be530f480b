import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy, runVite, viteProgram } from '../support/projectCopy.ts';

let copy: ProjectCopy;
const inCopy = (file: string) => path.join(copy.folder, file);
const read = (file: string) => readFileSync(inCopy(file), 'utf8');
const build = (pages = '', outDir = '') =>
  runVite('build', copy.folder, { SITE_PAGES: pages, OUT_DIR: outDir });

function renewCopy(): void {
  copy?.remove();
  copy = copyProject();
  mkdirSync(inCopy('dist'));
  writeFileSync(inCopy('dist/index.html'), 'the whole site');
}
beforeAll(renewCopy);
afterAll(() => copy.remove());

test('a build of broken content ends with one line for each mistake in any file', () => {
  copy.edit('shared/content/careers.yaml', /^heading:/m, 'haeding:');
  copy.change('about', (about) => {
    about.about.heading = '';
  });
  const { status, output } = build('about');
  const lines = output.split('\n').filter((line) => line.includes('haeding'));
  expect(lines).toEqual([
    expect.stringMatching(
      /^shared\/content\/careers\.yaml:\d+ › haeding: has the unknown field "haeding": remove it or correct its name; the fields are [^\n]*noJobs/,
    ),
  ]);
  expect(output).toMatch(/^shared\/content\/about\.yaml:\d+ › about › heading: is empty: write /m);
  expect(output).not.toContain('    at ');
  expect(status).toBe(1);
  expect(read('dist/index.html')).toBe('the whole site');
});

test('a build that is killed, or has a mistake, leaves what was built before, and the next one nothing of its own', async () => {
  renewCopy();
  const child = spawn(process.execPath, [viteProgram, 'build'], {
    cwd: copy.folder,
    env: { ...process.env, NODE_ENV: '', OUT_DIR: 'dist', SITE_PAGES: 'about' },
  });
  for await (const words of child.stdout) if (String(words).includes('Building scripts')) break;
  if (process.platform !== 'win32') {
    child.kill('SIGSTOP');
    expect(build('about', 'dist').output).toContain(
      `Another build into dist/ is running (process ${child.pid}): wait until it has ended, or delete .pages/dist.lock if it has`,
    );
  }
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(readdirSync(inCopy('dist'))).toEqual(['index.html']);
  const leftovers = () => readdirSync(inCopy('.pages')).filter((name) => name.startsWith('build-'));
  expect(leftovers()).toHaveLength(1);

  const budgets = read('build/budgets/budgets.ts');
  copy.edit('build/budgets/budgets.ts', /(?<=html: )[\d_]+/, '13');
  expect(build('about', 'dist').output).toMatch(
    /^pages\/about\/page\.ts › \/about\/ has [\d.]+ kB of HTML, over its limit/m,
  );
  writeFileSync(inCopy('build/budgets/budgets.ts'), budgets);

  const template = read('pages/about/AboutPage.tsx');
  copy.edit('pages/about/AboutPage.tsx', 'return (', "throw new Error('Broken');\n  return (");
  expect(build('about', 'dist').output).toMatch(
    /^pages\/about\/page\.ts › \/about\/ cannot be rendered: \w+ says "Broken"$/m,
  );
  writeFileSync(inCopy('pages/about/AboutPage.tsx'), template);
  expect(read('dist/index.html')).toBe('the whole site');
  expect(leftovers()).toEqual([]);
});

test('pictures are neither made nor removed while the name of one is refused', () => {
  renameSync(
    inCopy('shared/pictures/placeholders/brand/mark.svg'),
    inCopy('shared/pictures/placeholders/brand/My Mark.svg'),
  );
  const served = () => fastGlob.sync('public/images/**/*', { cwd: copy.folder });
  const before = served();
  const { status, output } = build();
  expect(output).toMatch(
    /^shared\/pictures\/placeholders\/brand\/My Mark\.svg: rename it and its folder to small letters/m,
  );
  expect(status).toBe(1);
  expect(served()).toEqual(before);
});

test('a build makes the served files of new pictures once, cropped to their place, removes those of one that is gone, and advises on those that do not suit', async () => {
  renewCopy();
  mkdirSync(inCopy('shared/pictures/cases'), { recursive: true });
  await sharp({ create: { width: 300, height: 400, channels: 3, background: 'navy' } })
    .jpeg()
    .toFile(inCopy('shared/pictures/cases/portal.jpg'));
  const words = inCopy('shared/pictures/services/words.svg');
  writeFileSync(words, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>A</text></svg>');
  const refused = build('about').output;
  expect(refused).toMatch(/^shared\/pictures\/services\/words\.svg: contains text/m);
  expect(refused).toMatch(/^Made the served files of shared\/pictures\/cases\/portal\.jpg$/m);
  rmSync(words);
  const { output } = build('about');
  expect(output).toMatch(/^shared\/pictures\/cases\/portal\.jpg is 300 by 400, and will look blurred/m);
  const { width, height, formats } = JSON.parse(read('shared/pictures/manifest.json'))['cases/portal'];
  expect([width, height]).toEqual([300, 188]);
  for (const [fileWidth, file] of formats.flatMap(({ files }: { files: [number, string][] }) => files)) {
    const size = await sharp(inCopy(`public/${file}`)).metadata();
    expect([size.width, size.height]).toEqual([fileWidth, Math.round((fileWidth * 188) / 300)]);
  }
  expect(build('about').output).not.toMatch(/portal\.jpg$/m);
  rmSync(inCopy('shared/pictures/cases/portal.jpg'));
  build('about');
  expect(read('shared/pictures/manifest.json')).not.toContain('cases/portal');
  const left = readdirSync(inCopy('public/images/cases'));
  expect(left.filter((file) => file.startsWith('portal-'))).toEqual([]);
});

test('the editor is built only for a repository: a page of its own, which no list has and search engines leave alone', () => {
  renewCopy();
  const site = { SITE_PAGES: 'about', OUT_DIR: 'dist', SITE_URL: 'https://www.example.com' };
  const buildAbout = () => runVite('build', copy.folder, site);
  buildAbout();
  const files = () => readdirSync(inCopy('dist'), { recursive: true, encoding: 'utf8' }).sort();
  const without = files();
  expect(without.filter((file) => file.includes('editor'))).toEqual([]);
  const settings = inCopy('shared/content/company.yaml');
  const repository = ['repository:', '  host: gitea', '  name: acme/site', '  branch: live'];
  writeFileSync(settings, [read('shared/content/company.yaml').trim(), ...repository, ''].join('\n'));
  expect(buildAbout().output).toMatch(/^Built /m);
  const page = read('dist/editor/index.html');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toMatch(/connect-src 'self' blob: data: https:\/\/gitea\.com;/);
  expect(page).not.toMatch(/unsafe-eval|<script>/);
  const others = fastGlob.sync('**/*.{html,xml,txt,js,css}', { cwd: inCopy('dist'), ignore: ['editor/**'] });
  expect(others.filter((file) => read(`dist/${file}`).includes('/editor/'))).toEqual([]);
  expect(files().filter((file) => !/^editor(\W|$)/.test(file))).toEqual(without);
});
