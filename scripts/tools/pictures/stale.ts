import { access } from 'node:fs/promises';
import path from 'node:path';
import { publicFolder } from '../../lib/pictureFolders.ts';
import { addressesOf, type Entry, readManifest } from './manifest.ts';
import { findOriginals, fingerprintOf } from './originals.ts';

/**
 * The names of the pictures that "npm run pictures" would update: the original is new, has changed
 * or is gone, or a served file is missing. Encodes nothing.
 */
export async function stalePictures(): Promise<string[]> {
  const [manifest, { originals }] = await Promise.all([readManifest(), findOriginals()]);
  const known = new Set(originals.map(({ name }) => name));
  const gone = Object.keys(manifest).filter((name) => !known.has(name));
  const checked = await Promise.all(
    originals.map(async (original) => {
      const isFresh = await isUpToDate(manifest[original.name], await fingerprintOf(original));
      return isFresh ? [] : [original.name];
    }),
  );
  return [...checked.flat(), ...gone].sort();
}

/** Whether an entry has this fingerprint and all its files exist. */
async function isUpToDate(entry: Entry | undefined, fingerprint: string): Promise<boolean> {
  if (entry?.original !== fingerprint) return false;
  const files = addressesOf(entry).map((address) => path.join(publicFolder, address));
  const present = await Promise.all(
    files.map((file) =>
      access(file).then(
        () => true,
        () => false,
      ),
    ),
  );
  return present.every(Boolean);
}
