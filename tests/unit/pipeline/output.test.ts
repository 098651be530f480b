import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildPages } from '../../../build/buildPages.ts';
import { checkNamed, licencesFile } from '../../../build/output/copyPublic.ts';
import { checkBuilt, checkOutDir, outDir, publish, startBuild } from '../../../build/output/outDir.ts';
import type { SiteState } from '../../../build/SiteState.ts';
import { tempFolder } from '../../support/tempFolder.ts';

/** A folder of the project whose name begins like this, with a file that no build has written. */
function folderInProject(start = 'dist-of-a-test-'): string {
  mkdirSync(path.dirname(start), { recursive: true });
  const folder = mkdtempSync(start);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'letter.txt'), 'precious');
  return folder;
}

test.each([
  ['', '', 'dist'],
  ['', 'about contact', '.cache/pages-build'],
  ['elsewhere', 'about', 'elsewhere'],
])('OUT_DIR "%s" and the pages "%s" name the folder %s', (value, pages, name) => {
  vi.stubEnv('OUT_DIR', value);
  vi.stubEnv('SITE_PAGES', pages);
  expect(outDir()).toBe(name);
});

const refusal = 'a build would delete files that are not its own';

test('a build replaces an earlier one whose name begins with dist, and creates a new one anywhere', () => {
  const folder = folderInProject();
  expect(() => checkOutDir(folder)).toThrow(refusal);
  writeFileSync(path.join(folder, licencesFile), '');
  expect(() => checkOutDir(folder)).not.toThrow();
  expect(() => checkOutDir(path.join(tempFolder({ 'letter.txt': '' }), 'new/site'))).not.toThrow();
});

test.each(['.', '..', '/', 'dist/..', '.cache', '.cache/../shared', 'package.json'])(
  'a build refuses %s',
  (name) => {
    mkdirSync('.cache/kept-by-a-test', { recursive: true });
    expect(() => checkOutDir(name)).toThrow(`"${path.resolve(name)}", where ${refusal}`);
    rmSync('.cache/kept-by-a-test', { recursive: true });
  },
);

test('a build refuses a foreign folder with files, a build among them, also behind a link, and a link', () => {
  const foreign = tempFolder({ 'letter.txt': '', [licencesFile]: '', 'site/below/a.txt': '' });
  // There, any folder may be emptied, unless it leads elsewhere.
  const inProject = folderInProject('.cache/of-a-test-');
  const link = path.join(inProject, 'linked');
  symlinkSync(foreign, link, 'junction');
  const broken = path.join(inProject, 'broken');
  symlinkSync(path.join(foreign, 'none'), broken, 'junction');
  for (const folder of [foreign, link, path.join(link, '.'), path.join(link, 'site'), broken])
    expect(() => checkOutDir(folder)).toThrow(refusal);
});

test('a build asks first whether it may', async () => {
  const { buildApp } = buildPages({} as SiteState, async () => '').at(-1)!;
  const build = (buildApp as { handler: (builder: object) => Promise<void> }).handler;
  const config = { build: { outDir: tempFolder({ 'letter.txt': '' }) } };
  await expect(build({ config })).rejects.toThrow(refusal);
});

test('what has not been built cannot be served', () => {
  expect(() => checkBuilt('dist/none')).toThrow('There is no dist/none/: run "npm run build" first');
});

/** Builds whose files contain their names, and where to publish them: each in a folder of its own beside the others. */
function buildsIn(folder: string) {
  const build = (name: string) => {
    mkdirSync(path.join(folder, name, 'about'), { recursive: true });
    for (const file of ['index.html', 'about/index.html', `${name}.js`])
      writeFileSync(path.join(folder, name, file), name);
    return path.join(folder, name);
  };
  // Its name is also that of a file which locks it, in the project.
  const dist = path.join(folder, 'new', path.basename(folder));
  const files = () => readdirSync(dist, { recursive: true }).sort();
  return { build, dist, files, read: (file: string) => readFileSync(path.join(dist, file), 'utf8') };
}

test('a build replaces all of the last one but .git, and creates a new folder; if it cannot, the last one stays', () => {
  const { build, dist, files, read } = buildsIn(tempFolder());
  publish(dist, build('first'));
  mkdirSync(path.join(dist, '.git'));
  publish(dist, build('second'));
  const expected = ['.git', 'about', 'about/index.html', 'index.html', 'second.js'].map(path.normalize);
  expect(files()).toEqual(expected);
  expect(read('about/index.html')).toBe('second');
  expect(() => publish(dist, path.join(dist, '../none'))).toThrow('none');
  expect(files()).toEqual(expected);
});

test('a build that was ended by force while it replaced the last one loses nothing: the next one brings it back', () => {
  const { build, dist, read } = buildsIn(tempFolder());
  publish(dist, build('first'));
  writeFileSync(path.join(dist, '.git'), 'gitdir: elsewhere');
  renameSync(dist, `${dist}.last`);
  mkdirSync(`${dist}.next/half`, { recursive: true });
  startBuild(dist);
  expect(read('index.html')).toBe('first');
  publish(dist, build('second'));
  expect(readdirSync(path.dirname(dist))).toEqual([path.basename(dist)]);
  expect([read('.git'), read('index.html')]).toEqual(['gitdir: elsewhere', 'second']);
});

test.each([
  ['about/index.html', '<source srcset="/images/a.avif 1x, /site/images/b.avif 2x">', 'images/b.avif'],
  ['index.html', '<div data-props="{&quot;webm&quot;:&quot;video/a.webm&quot;}">', 'video/a.webm'],
  ['assets/a.css', 'a{background:url(/images/a/b.svg)}', 'images/a/b.svg'],
  ['assets/a.js', 'film={mp4:`video/a.01234567.mp4`}', 'video/a.01234567.mp4'],
])('a name in %s is found: %s', (file, text, name) => {
  expect(() => checkNamed(tempFolder({ [file]: text }))).toThrow(`public/${name} is missing`);
});

test('a served picture or film that nothing names is not published, and a file of the company’s own is', () => {
  const kept = ['images/a.01234567.svg', 'images/signature.png', 'video/tour.mp4'];
  const unnamed = ['images/old/b.89abcdef.webp', 'video/film.89abcdef.mp4'];
  const files = [...kept, ...unnamed].map((file) => [file, '<svg></svg>']);
  const site = tempFolder({
    'index.html': '<img src="/images/a.01234567.svg"> <source type="video/mp4; codecs=a.b">',
    ...Object.fromEntries(files),
  });
  checkNamed(site);
  const left = [...kept, ...unnamed].filter((file) => existsSync(path.join(site, file)));
  expect(left).toEqual(kept);
});
