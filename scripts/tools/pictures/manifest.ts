import { writeFile } from 'node:fs/promises';
import type { PictureData } from '../../../shared/core/PictureData.ts';
import { manifestFile } from '../../lib/pictureFolders.ts';
import { readJson } from '../../lib/readJson.ts';

/** A picture's entry: the served files, and the fingerprint of the original. */
export type Entry = PictureData & { original: string };

/** The entries by picture name. */
export type Manifest = Record<string, Entry>;

/**
 * The manifest of the last run.
 * @throws CliError if the file is missing or not valid JSON
 */
export async function readManifest(): Promise<Manifest> {
  return readJson(manifestFile, 'npm run pictures');
}

/** Writes the manifest sorted by name, one line per list of files, for readable diffs. */
export async function writeManifest(manifest: Manifest): Promise<void> {
  const names = Object.keys(manifest).sort();
  const sorted = Object.fromEntries(names.map((name) => [name, manifest[name]]));
  const text = JSON.stringify(sorted, undefined, 2).replace(/\[\s+(\d+),\s+("[^"]+")\s+\]/g, '[$1, $2]');
  await writeFile(manifestFile, `${text}\n`);
}

/** The addresses of all files of an entry, from the site's root. */
export function addressesOf(entry: Entry): string[] {
  return entry.formats.flatMap(({ files }) => files.map(([, address]) => address));
}
