import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSettings, extraPages, testFolders } from '../../scripts/tools/test/builds.ts';
import { copyProject } from '../../scripts/tools/test/copyProject.ts';

/** What a shell, the system or another program may have set. */
const environment = {
  NODE_ENV: 'development',
  VITE_USER_NODE_ENV: 'development',
  BROWSERSLIST: 'ie 11',
  LANG: 'tr_TR.UTF-8',
  NODE_OPTIONS: '--conditions=development',
  TZ: 'Pacific/Kiritimati',
};

/** Settings that tools would find in the folders above the project. */
const filesAbove = {
  '.browserslistrc': 'ie 11',
  '.env': 'NODE_ENV=development\nBASE_PATH=/hostile/',
  // Values that refer to each other, which its reader follows without an end.
  '.env.production': 'A=$B\nB=$A',
  'package.json': '{ "type": "commonjs", "workspaces": ["*"], "browserslist": "ie 11" }',
  'postcss.config.cjs': "throw new Error('The build reads settings outside of the project');",
  'tsconfig.json': '{ "compilerOptions": { "target": "ES5", "jsx": "preserve" } }',
};

const filesWithin = {
  '.env': 'NODE_ENV=development\nBASE_PATH=/hostile/',
  '.env.production.local': 'VITE_USER_NODE_ENV=development',
  'pages/home/islands/._HeroFilm.tsx': '\0',
  'shared/pictures/banners/about.png.bak': '',
  'public/.DS_Store': '',
  'public/images/Thumbs.db': '',
  'public/images/notes.txt~': '',
  'dist/index.html': 'the whole site',
};

const filesOf = (folder: string, onlyFiles = true) =>
  fastGlob.sync('**', { cwd: folder, dot: true, onlyFiles }).sort();

const calm = path.resolve(testFolders.extras);
let above: string;
let project: string;
let built: string;
let output: string;

beforeAll(() => {
  above = mkdtempSync(path.join(tmpdir(), 'shell-'));
  project = path.join(above, "the company's site 100% ü");
  mkdirSync(path.join(project, 'dist'), { recursive: true });
  copyProject(project);
  for (const [folder, files] of [
    [above, filesAbove],
    [project, filesWithin],
  ] as const) {
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  }
  // As in a checkout by someone with such a umask.
  for (const file of filesOf(path.join(project, 'public'), false))
    chmodSync(path.join(project, 'public', file), 0o700);
  const before = process.umask(0o077);
  const env = { ...process.env, ...buildSettings.extras, ...environment, OUT_DIR: '' };
  const command = ['scripts/page.js', 'build', ...extraPages];
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: project, env, encoding: 'utf8' });
  output = stdout + stderr;
  process.umask(before);
  built = path.join(project, '.cache/pages-build');
});
afterAll(() => rmSync(above, { recursive: true }));

test('a build in a hostile shell, below foreign settings, writes the same bytes', () => {
  expect(filesOf(built), output).toEqual(filesOf(calm));
  const differing = filesOf(calm).filter(
    (file) => !readFileSync(path.join(built, file)).equals(readFileSync(path.join(calm, file))),
  );
  expect(differing).toEqual([]);
});

test('it names what it leaves out of public/, and web servers may read all that it writes', () => {
  expect(output).toContain('public/.DS_Store, public/images/Thumbs.db, public/images/notes.txt~');
  const unreadable = ['.', ...filesOf(built, false)].filter(
    (file) => (statSync(path.join(built, file)).mode & 0o044) !== 0o044,
  );
  expect(unreadable).toEqual([]);
});

test('a build of single pages has its own folder, leaves dist/ alone and says how to view it', () => {
  expect(output).toContain(`View them with "npm run page -- preview ${extraPages.join(' ')}"`);
  expect(readFileSync(path.join(project, 'dist/index.html'), 'utf8').slice(0, 99)).toBe('the whole site');
});
