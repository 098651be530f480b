import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkNamed } from '../../../build/output/checkNamed.ts';
import { removeUnnamed } from '../../../build/output/copyPublic.ts';
import { tempFolder } from '../../support/tempFolder.ts';

const check = (site: string, base = '/') => checkNamed(site, base, 'https://www.example.com');

test.each([
  ['index.html', '<img src="/a.png">', 'a.png, which / names, is missing'],
  ['about/index.html', '<source srcset="/a.avif 1x, /b.avif 2x">', 'b.avif, which /about/ names, is missing'],
  ['index.html', '<a href="/files/our%20work.pdf#page=2">', 'files/our work.pdf, which'],
  ['index.html', '<script>{"logo":"https://www.example.com/logo.png"}</script>', 'logo.png, which'],
  ['index.html', '<div data-props="{&quot;webm&quot;:&quot;video/a.webm&quot;}">', 'video/a.webm, which'],
  ['assets/a.css', '@font-face{src:url(/assets/a.woff2)}', 'assets/a.woff2, which assets/a.css names'],
  ['assets/a.js', 'import"./b.js"', 'assets/b.js, which assets/a.js names'],
  ['assets/a.js', 'film={mp4:`video/a.mp4`}', 'video/a.mp4, which assets/a.js names'],
  ['site.webmanifest', '{"icons":[{"src":"./icons/a.png"}]}', 'icons/a.png, which site.webmanifest names'],
])('a name in %s is found: %s', (file, text, line) => {
  expect(() => check(tempFolder({ [file]: text }))).toThrow(line);
});

test('what is not a file of the site is no mistake', () => {
  const html = '<a href="https://other.test/a.pdf">Node.js</a> <b title="Vue.js"></b> <img src="/a.png">';
  expect(() => check(tempFolder({ 'site.html': html }), '/site/')).not.toThrow();
});

test('a file is there and not empty', () => {
  const file = 'video/film.mp4';
  const site = tempFolder({ 'index.html': `<video src="/${file}">`, [file]: 'A film' });
  expect(() => check(site)).not.toThrow();
  for (const [content, fault] of [
    ['', 'is empty'],
    ['version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 130\n', 'is a pointer of Git LFS'],
  ] as const) {
    writeFileSync(path.join(site, file), content);
    expect(() => check(site)).toThrow(`${file}, which / names, ${fault}`);
  }
});

test('a served picture or film that nothing names is not published, and a file of the company’s own is', () => {
  const kept = ['images/a.01234567.svg', 'images/signature.png', 'video/tour.mp4'];
  const unnamed = ['images/old/b.89abcdef.webp', 'video/film.89abcdef.mp4'];
  const files = [...kept, ...unnamed].map((file) => [file, '<svg></svg>']);
  const site = tempFolder({
    'index.html': '<img src="/images/a.01234567.svg">',
    ...Object.fromEntries(files),
  });
  removeUnnamed(site, check(site));
  const left = [...kept, ...unnamed].filter((file) => existsSync(path.join(site, file)));
  expect(left).toEqual(kept);
});
