import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureData } from '#shared/core/PictureData.ts';
import type { Brand } from '#shared/model/schema/files.ts';
import { shortHash, writeInto } from '../lib/files.ts';
import { paletteOf } from '../palette/palette.ts';
import { makePicture } from './makePictures.ts';
import { addressesOf, type Manifest } from './manifest.ts';
import { findOriginals, fingerprintOf } from './originals.ts';
import { isOwn, readPicture } from './recolour.ts';

export type BrandPictures = {
  /** The folder of their files, below which these have their addresses on the site. */
  folder: string;
  addresses: string[];
  pictures: Record<string, PictureData>;
};

/** Makes the pictures that came with the site in the colours of a brand. What follows from settings is not committed. */
export async function brandPictures(brand: Brand): Promise<BrandPictures> {
  const folder = `.cache/brand/${shortHash(JSON.stringify(brand).toLowerCase())}`;
  const list = path.join(folder, 'pictures.json');
  const made: Manifest = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  const pictures: Manifest = {};
  let isMaking = false;
  for (const original of await findOriginals()) {
    const { name, file } = original;
    if (!isOwn(await readFile(file))) continue;
    const fingerprint = await fingerprintOf(original);
    if (made[name]?.original !== fingerprint) {
      const news = 'Making pictures in the colours of the brand, which takes some minutes, once';
      if (!isMaking) console.log([...paletteOf(brand).warnings, news].join('\n'));
      isMaking = true;
      // Files are a tenth larger than the committed ones, and made in a sixth of the time.
      const picture = await makePicture(original, await readPicture(file, brand), { folder, effort: 3 });
      made[name] = { ...picture, original: fingerprint };
      // After each, so that an interrupted run goes on.
      writeInto(list, JSON.stringify(made));
    }
    pictures[name] = made[name];
  }
  return { folder, addresses: Object.values(pictures).flatMap(addressesOf), pictures };
}
