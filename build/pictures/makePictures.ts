import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { UserError } from '#shared/core/UserError.ts';
import { makeBitmap } from './makeBitmap.ts';
import { makeVector } from './makeVector.ts';
import { addressesOf, type Making, publicFolder, readManifest, writeManifest } from './manifest.ts';
import { findOriginals, fingerprintOf, type Original } from './originals.ts';
import { placeAdvice } from './recipes.ts';

export const makePicture = ({ name, isVector }: Original, content: Buffer, making: Making) =>
  isVector ? makeVector(name, content.toString(), making.folder) : makeBitmap(name, content, making);

/**
 * Makes the served files of pictures that are new, have changed or lack some, and removes those of pictures that are gone.
 * A picture that fails keeps its entry in the manifest, so that pages keep its last good version.
 * @throws UserError that names each that failed
 */
export async function updatePictures(): Promise<void> {
  const originals = await findOriginals();
  const manifest = await readManifest();
  const before = Object.values(manifest).flatMap(addressesOf);
  const names = new Set(originals.map(({ name }) => name));
  const gone = Object.keys(manifest).filter((name) => !names.has(name));
  for (const name of gone) delete manifest[name];
  if (gone.length > 0) await writeManifest(manifest);
  const problems: string[] = [];
  for (const original of originals) {
    const fingerprint = await fingerprintOf(original);
    const entry = manifest[original.name];
    const isThere = (address: string) => existsSync(path.join(publicFolder, address));
    if (entry?.original === fingerprint && addressesOf(entry).every(isThere)) continue;
    try {
      // Above an effort of 5, the encoder takes much longer and saves almost nothing.
      const making = { folder: publicFolder, effort: 5 };
      const picture = await makePicture(original, await readFile(original.file), making);
      manifest[original.name] = { original: fingerprint, ...picture };
      console.log(`Made the served files of ${original.file}`);
      // After each, so that an interrupted run goes on.
      await writeManifest(manifest);
    } catch (error) {
      const [reason] = (error as Error).message.split('\n');
      const problem = `it cannot be read as a picture (${reason}): save it again as .png or .jpg`;
      problems.push(`${original.file}: ${error instanceof UserError ? error.message : problem}`);
    }
  }
  const after = new Set(Object.values(manifest).flatMap(addressesOf));
  const old = before.filter((address) => !after.has(address));
  await Promise.all(old.map((address) => rm(path.join(publicFolder, address), { force: true })));
  if (problems.length > 0) throw new UserError(problems.join('\n'));
}

export async function adviceOnPictures(): Promise<string[]> {
  const bitmaps = (await findOriginals()).filter(({ isVector }) => !isVector);
  const advice = bitmaps.map(async ({ name, file }) => {
    const words = placeAdvice(name, (await sharp(file).metadata()).autoOrient);
    return words && `${file} ${words}`;
  });
  return (await Promise.all(advice)).filter(Boolean);
}
