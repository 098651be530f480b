import { existsSync } from 'node:fs';
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
  const fingerprints = await Promise.all(originals.map(fingerprintOf));
  const changed = originals.filter(({ name }, index) => !isUpToDate(manifest[name], fingerprints[index]!));
  return [...changed.map(({ name }) => name), ...gone].sort();
}

/** Whether an entry has this fingerprint and all its files exist. */
function isUpToDate(entry: Entry | undefined, fingerprint: string): boolean {
  if (entry?.original !== fingerprint) return false;
  return addressesOf(entry).every((address) => existsSync(path.join(publicFolder, address)));
}
