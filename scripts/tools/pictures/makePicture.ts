import { stat } from 'node:fs/promises';
import path from 'node:path';
import { publicFolder } from '../../lib/pictureFolders.ts';
import { makeBitmap } from './makeBitmap.ts';
import { makeVector } from './makeVector.ts';
import type { Entry } from './manifest.ts';
import { fingerprintOf, type Original } from './originals.ts';

async function describeSizes({ formats }: Entry): Promise<string> {
  const described = formats.map(async ({ type, files }) => {
    const sizes = await Promise.all(files.map(([, address]) => stat(path.join(publicFolder, address))));
    return `${type.replace('image/', '')} ${sizes.map(({ size }) => (size / 1000).toFixed(1)).join(' / ')} kB`;
  });
  return (await Promise.all(described)).join(', ');
}

/** Makes the files of one picture, prints their sizes and returns its entry. */
export async function makePicture(original: Original): Promise<Entry> {
  const fingerprint = await fingerprintOf(original);
  const picture = original.isVector ? await makeVector(original) : await makeBitmap(original);
  const entry = { original: fingerprint, ...picture };
  console.log(`${original.name}  ${entry.width} x ${entry.height}  ${await describeSizes(entry)}`);
  return entry;
}
