import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkNamed } from '../../../build/output/checkNamed.ts';
import { tempFolder } from '../../support/tempFolder.ts';

test.each([
  ['about/index.html', '<source srcset="/images/a.avif 1x, /site/images/b.avif 2x">', 'images/b.avif'],
  ['index.html', '<div data-props="{&quot;webm&quot;:&quot;video/a.webm&quot;}">', 'video/a.webm'],
  ['assets/a.css', 'a{background:url(/images/a/b.svg)}', 'images/a/b.svg'],
  ['assets/a.js', 'film={mp4:`video/a.01234567.mp4`}', 'video/a.01234567.mp4'],
])('a name in %s is found: %s', (file, text, name) => {
  expect(() => checkNamed(tempFolder({ [file]: text }))).toThrow(`public/${name} is missing`);
});

test.each([
  ['', 'is empty'],
  [
    'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n',
    'is not fetched: run "git lfs pull"',
  ],
])('a picture of the content %j is refused', (content, problem) => {
  const site = tempFolder({ 'index.html': '<img src="/images/a.svg">', 'images/a.svg': content });
  expect(() => checkNamed(site)).toThrow(`public/images/a.svg ${problem}, and the site names it`);
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
