import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureData } from '#shared/core/PictureData.ts';
import { UserError } from '#shared/core/UserError.ts';
import { shortHash, writeInto } from '../lib/files.ts';

export const originalsFolder = 'shared/pictures';

/** The site's root as it is served; the manifest's addresses start here. */
export const publicFolder = 'public';

const file = `${originalsFolder}/manifest.json`;

/** The served files of pictures by name, and the fingerprints of their originals. */
export type Manifest = Record<string, PictureData & { original: string }>;

export async function readManifest(): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const advice = 'resolve its merge conflict, or restore the file';
    throw new UserError(`${file} cannot be read (${error}): ${advice}`);
  }
}

export async function writeManifest(manifest: Manifest): Promise<void> {
  const sorted = Object.fromEntries(
    Object.entries(manifest).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  const text = JSON.stringify(sorted, undefined, 2).replace(/\[\s+(\d+),\s+("[^"]+")\s+\]/g, '[$1, $2]');
  await writeFile(file, `${text}\n`);
}

export const addressesOf = ({ formats }: PictureData): string[] =>
  formats.flatMap(({ files }) => files.map(([, address]) => address));

/** Where the served files of pictures are written, and how hard AVIF is compressed, 0 to 9. */
export type Making = { folder: string; effort: number };

/**
 * Writes the files of one picture under names that change with their content. All share one hash, which compresses better
 * in pages that name them all.
 * @returns their addresses from the site's root, in the same order
 */
export function writeHashedFiles(
  files: [name: string, content: string | Buffer][],
  folder: string,
): string[] {
  const hash = shortHash(...files.map(([, content]) => content));
  const addresses: string[] = [];
  for (const [name, content] of files) {
    const address = `images/${name.replace(/\w+$/, `${hash}.$&`)}`;
    writeInto(path.join(folder, address), content);
    addresses.push(address);
  }
  return addresses;
}
