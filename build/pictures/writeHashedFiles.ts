import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { shortHash } from '../lib/files.ts';
import { servedFolder } from './manifest.ts';

/** Where the served files of pictures are written, and how hard AVIF is compressed, 0 to 9. */
export type Making = { folder: string; effort: number };

/** A file to serve: its name below the folder of served pictures, without hash, and its extension. */
type ServedFile = { stem: string; ending: string; content: string | Uint8Array };

/**
 * Writes the files of one picture under names that change with their content, so that browsers may cache them
 * forever. All share one hash, which compresses better in pages that name them all.
 * @param folder the site's root, or one that is served with it
 * @returns their addresses from the site's root, in the same order
 */
export async function writeHashedFiles(files: ServedFile[], folder: string): Promise<string[]> {
  const hash = shortHash(...files.map(({ content }) => content));
  const addresses: string[] = [];
  for (const { stem, ending, content } of files) {
    const address = `${servedFolder}/${stem}.${hash}.${ending}`;
    const file = path.join(folder, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    addresses.push(address);
  }
  return addresses;
}
