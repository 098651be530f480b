import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { iconNames } from '#shared/core/icons.ts';
import { industries, services, technologies } from '#shared/model/content.ts';
import { industryTiles, pathOfIndustry, serviceCard, technologyCard } from '#shared/model/pageLinks.ts';
import { pictureName, pictureNames, pictureOf } from '#shared/model/pictures.ts';
import inlined from '#shared/ui/inlinedIcons.json' with { type: 'json' };

function textsIn(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);
}

test('pictures have the size that the manifest says', async () => {
  for (const name of pictureNames) {
    const { width, height, formats } = pictureOf(name);
    for (const [fileWidth, path] of formats.flatMap(({ files }) => files)) {
      const size = await sharp(`public/${path}`).metadata();
      expect([size.width, size.height], path).toEqual([fileWidth, Math.round((fileWidth * height) / width)]);
    }
  }
});

test('pictures that are named after an entry are those of that entry', () => {
  const entries = [...services, ...industries, ...technologies];
  const slugs: string[] = entries.map(({ slug }) => slug);
  const borrowed = entries.flatMap(({ slug, ...entry }) =>
    textsIn(entry).filter((text) => {
      const [folder, owner = slug] = pictureName(text)
        .replace(/-wide$/, '')
        .split('/');
      const hasItsOwn = [slug, `${slug}-wide`].some((name) => pictureNames.has(`${folder}/${name}`));
      return hasItsOwn && owner !== slug && slugs.includes(owner);
    }),
  );
  expect(borrowed).toEqual([]);
});

test('pictures of cards and tiles are those of the entries that they lead to', () => {
  for (const service of services) expect(serviceCard(service).picture).toEqual(pictureOf(service.picture));
  for (const page of technologies) expect(technologyCard(page).picture).toEqual(pictureOf(page.picture));
  for (const tile of industryTiles(industries)) {
    const { widePicture, squarePicture } = industries.find((each) => pathOfIndustry(each) === tile.path)!;
    const own = [widePicture, squarePicture].filter((name) => name !== undefined).map(pictureOf);
    expect(own, tile.path).toContainEqual(tile.picture);
  }
});

test('each icon of the interface has a drawing, and each drawing a name', () => {
  const sprite = readFileSync('shared/ui/icons.svg', 'utf8');
  const symbols = Array.from(
    sprite.matchAll(/<symbol id="([\w-]+)" viewBox="[\d. ]+"/g),
    ([, name]) => name!,
  );
  expect([...symbols, ...Object.keys(inlined)].sort()).toEqual([...iconNames].sort());
});

test.each([
  ['tstststs', 'tstststs', 'two full columns'],
  ['tstststss', 'tstststsw', 'a short one alone'],
  ['tstststst', 'tstststsw', 'a tall one alone'],
  ['tstststt', 'tstststs', 'a tall one beside a single row'],
  ['ts', 'tt', 'a short one beside a tall one'],
  ['ss', 'ss', 'an even number of short ones'],
  ['sss', 'ssw', 'an odd number of short ones'],
  ['', '', 'none'],
])('tiles for industries that are tall (t) or short (s), %s, become %s: %s', (wishes, shapes) => {
  const wished = [...wishes].map((wish) => ({ ...industries[0]!, isTall: wish === 't' }));
  expect(industryTiles(wished).map(({ shape }) => shape[0])).toEqual([...shapes]);
});
