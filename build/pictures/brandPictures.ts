import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureData } from '#shared/core/PictureData.ts';
import { plural } from '#shared/core/text.ts';
import type { Brand } from '#shared/model/schema.ts';
import { shortHash } from '../lib/files.ts';
import { makePicture } from './makePictures.ts';
import { addressesOf, type Manifest } from './manifest.ts';
import { findOriginals, fingerprintOf, type Original } from './originals.ts';
import { isOwn, readPicture } from './recolour.ts';

/** The site's own pictures in the colours of a brand. */
export type BrandPictures = {
  /** The folder of their files, below which these have their addresses on the site. */
  folder: string;
  addresses: string[];
  /** By name, in place of those in the manifest. */
  pictures: Record<string, PictureData>;
};

/** Files are a tenth larger than the committed ones, and made in a sixth of the time. */
const effort = 3;

/**
 * Makes the served files of the pictures that came with the site in the colours of a brand, and keeps them in .cache:
 * what follows from the settings is not committed.
 */
export async function brandPictures(brand: Brand): Promise<BrandPictures> {
  const folder = `.cache/brand/${shortHash(JSON.stringify(brand).toLowerCase())}`;
  const list = path.join(folder, 'pictures.json');
  const known: Manifest = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  const made: Manifest = {};
  await mkdir(folder, { recursive: true });
  const own: { original: Original; fingerprint: string }[] = [];
  for (const original of await findOriginals()) {
    if (!isOwn(await readFile(original.file))) continue;
    const fingerprint = await fingerprintOf(original);
    own.push({ original, fingerprint });
    const picture = known[original.name];
    if (picture?.original === fingerprint) made[original.name] = picture;
  }
  const missing = own.filter(({ original }) => !made[original.name]);
  if (missing.length > 0) {
    console.log(
      `Making ${plural(missing.length, 'picture')} in the colours of the brand, which takes minutes, once`,
    );
  }
  for (const { original, fingerprint } of missing) {
    const { name, file } = original;
    const picture = await makePicture(original, await readPicture(file, brand), { folder, effort });
    made[name] = { ...picture, original: fingerprint };
    // After each, so that an interrupted run goes on. Another process may read it now, such as a build while the site
    // is served.
    await writeFile(`${list}.${process.pid}`, JSON.stringify({ ...known, ...made }));
    await rename(`${list}.${process.pid}`, list);
  }
  return { folder, addresses: Object.values(made).flatMap(addressesOf), pictures: made };
}
