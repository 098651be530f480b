import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
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

/** The files of public/ and of a picture library, by their endings. */
const samples: Record<string, () => Promise<Buffer> | Buffer> = {
  mp4: () => readFileSync('public/video/hero-loop.0e0cc7d6.mp4'),
  ...Object.fromEntries(
    (['avif', 'webp', 'png', 'jpeg', 'gif'] as const).map((format) => [
      format,
      () =>
        sharp({ create: { width: 40, height: 40, channels: 3, background: '#06a3da' } })
          .toFormat(format)
          .toBuffer(),
    ]),
  ),
  svg: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'),
};

test.each(Object.keys(samples))('a .%s is there, not empty, whole and of its kind', async (ending) => {
  const file = `images/a.${ending}`;
  const bytes = await samples[ending]!();
  const site = tempFolder({ 'index.html': `<img src="/${file}">`, [file]: bytes });
  expect(() => check(site)).not.toThrow();
  for (const [content, fault] of [
    [Buffer.alloc(0), 'is empty'],
    ['version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 130\n', 'is a pointer of Git LFS'],
    [await samples[ending === 'png' ? 'webp' : 'png']!(), `is no ${ending} file`],
    [bytes.subarray(0, Math.floor(bytes.length * 0.8)), 'is cut off'],
  ] as const) {
    writeFileSync(path.join(site, file), content as Buffer);
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
