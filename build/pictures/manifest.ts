import { readFile, writeFile } from 'node:fs/promises';
import type { PictureData } from '#shared/core/PictureData.ts';
import { UserError } from '#shared/core/UserError.ts';

/** Folder of the original pictures. */
export const originalsFolder = 'shared/pictures';

/** The site's root as it is served; the manifest's addresses start here. */
export const publicFolder = 'public';

/** Folder of the served files, below the site's root. */
export const servedFolder = 'images';

const file = `${originalsFolder}/manifest.json`;

/** A picture's entry: the served files, and the fingerprint of the original. */
export type Entry = PictureData & { original: string };

/** The entries by picture name. */
export type Manifest = Record<string, Entry>;

/**
 * The manifest of the last run.
 * @throws UserError if the file cannot be read, for example after a merge
 */
export async function readManifest(): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const advice = 'resolve its merge conflict, or restore the file';
    throw new UserError(`${file} cannot be read (${error}): ${advice}`);
  }
}

/** Writes the manifest sorted by name, one line per list of files, for readable diffs. */
export async function writeManifest(manifest: Manifest): Promise<void> {
  const names = Object.keys(manifest).sort();
  const sorted = Object.fromEntries(names.map((name) => [name, manifest[name]]));
  const text = JSON.stringify(sorted, undefined, 2).replace(/\[\s+(\d+),\s+("[^"]+")\s+\]/g, '[$1, $2]');
  await writeFile(file, `${text}\n`);
}

/** The addresses of all files of an entry, from the site's root. */
export function addressesOf(entry: Entry): string[] {
  return entry.formats.flatMap(({ files }) => files.map(([, address]) => address));
}
