import { rm } from 'node:fs/promises';
import path from 'node:path';
import glob from 'fast-glob';
import { publicFolder, servedFolder } from '../../lib/pictureFolders.ts';
import { addressesOf, type Manifest } from './manifest.ts';

/** Removes served files that no picture uses any longer, and returns how many. */
export async function removeLeftovers(manifest: Manifest): Promise<number> {
  const named = new Set(Object.values(manifest).flatMap(addressesOf));
  const present = await glob(`${servedFolder}/**/*`, { cwd: publicFolder });
  const leftovers = present.filter((address) => !named.has(address));
  await Promise.all(leftovers.map((address) => rm(path.join(publicFolder, address))));
  return leftovers.length;
}
