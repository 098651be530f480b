import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { expect, test } from 'vitest';
import { copyTo } from '../support/projectCopy.ts';
import { buildSettings, extraPages } from '../support/sites.ts';
import { tempFolder } from '../support/tempFolder.ts';

/** What a shell, the system or another program may have set. */
const environment = {
  NODE_ENV: 'development',
  VITE_USER_NODE_ENV: 'development',
  BROWSERSLIST: 'ie 11',
  LANG: 'tr_TR.UTF-8',
  NODE_OPTIONS: '--conditions=development',
  TZ: 'Pacific/Kiritimati',
};

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

test('a build of single pages in a hostile shell, below foreign settings, writes the same bytes into its own folder', () => {
  const above = tempFolder(filesAbove);
  const project = path.join(above, "the company's site 100% ü");
  mkdirSync(path.join(project, 'dist'), { recursive: true });
  copyTo(project);
  for (const [file, text] of Object.entries(filesWithin)) writeFileSync(path.join(project, file), text);
  // As in a checkout by someone with such a umask.
  for (const file of filesOf(path.join(project, 'public'), false))
    chmodSync(path.join(project, 'public', file), 0o700);
  const before = process.umask(0o077);
  const env = { ...process.env, ...buildSettings.extras, ...environment, OUT_DIR: '' };
  const command = ['scripts/page.js', 'build', ...extraPages];
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: project, env, encoding: 'utf8' });
  process.umask(before);
  const output = stdout + stderr;
  const [calm, built] = [
    path.resolve(buildSettings.extras.OUT_DIR),
    path.join(project, '.cache/pages-build'),
  ];
  expect(filesOf(built), output).toEqual(filesOf(calm));
  const differing = filesOf(calm).filter(
    (file) => !readFileSync(path.join(built, file)).equals(readFileSync(path.join(calm, file))),
  );
  expect(differing).toEqual([]);
  // It names what it leaves out of public/, web servers may read all that it writes, and dist/ is as it was.
  expect(output).toContain('public/.DS_Store, public/images/Thumbs.db, public/images/notes.txt~');
  const unreadable = ['.', ...filesOf(built, false)].filter(
    (file) => (statSync(path.join(built, file)).mode & 0o044) !== 0o044,
  );
  expect(unreadable).toEqual([]);
  expect(readFileSync(path.join(project, 'dist/index.html'), 'utf8').slice(0, 99)).toBe('the whole site');
});
