import sharp from 'sharp';
import { expect, test } from 'vitest';
import { industries, services, technologies } from '#shared/model/content.ts';
import { industryTiles, pathOfIndustry, serviceCard, technologyCard } from '#shared/model/pageLinks.ts';
import { pictureName, pictureNames, pictureOf } from '#shared/model/pictures.ts';

/** The texts in some data, names of pictures and icons included. */
function textsIn(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);
}

test('have the size that the manifest says', async () => {
  for (const name of pictureNames) {
    const { width, height, formats } = pictureOf(name);
    for (const [fileWidth, path] of formats.flatMap(({ files }) => files)) {
      const size = await sharp(`public/${path}`).metadata();
      expect([size.width, size.height], path).toEqual([fileWidth, Math.round((fileWidth * height) / width)]);
    }
  }
});

test('that are named after an entry are those of that entry', () => {
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

test('of cards and tiles are those of the entries that they lead to', () => {
  for (const service of services) expect(serviceCard(service).picture).toEqual(pictureOf(service.picture));
  for (const page of technologies) expect(technologyCard(page).picture).toEqual(pictureOf(page.picture));
  for (const tile of industryTiles(industries)) {
    const { widePicture, squarePicture } = industries.find((each) => pathOfIndustry(each) === tile.path)!;
    const own = [widePicture, squarePicture].filter((name) => name !== undefined).map(pictureOf);
    expect(own, tile.path).toContainEqual(tile.picture);
  }
});

test('that are missing are refused where a page uses them', () => {
  expect(() => pictureOf('about/nobody')).toThrow(
    'There is no picture "about/nobody": put the file into shared/pictures/',
  );
});
