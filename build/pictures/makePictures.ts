import { readFile } from 'node:fs/promises';
import type { PictureData } from '#shared/core/PictureData.ts';
import { UserError } from '#shared/core/UserError.ts';
import { publicFolder, type Manifest, readManifest, writeManifest } from './manifest.ts';
import { makeBitmap } from './makeBitmap.ts';
import { makeVector } from './makeVector.ts';
import { findOriginals, fingerprintOf, type Original, stalePictures } from './originals.ts';
import { shapeAdvice } from './recipes.ts';
import type { Making } from './writeHashedFiles.ts';

/** Those that are committed. Above 5, the encoder takes much longer and saves almost nothing. */
const committed: Making = { folder: publicFolder, effort: 5 };

/** Makes the served files of a picture. */
export const makePicture = (original: Original, content: Buffer, making: Making): Promise<PictureData> =>
  original.isVector ? makeVector(original, content, making) : makeBitmap(original, content, making);

function describeProblem(error: Error): string {
  if (error instanceof UserError) return error.message;
  return `it cannot be read as a picture (${error.message.split('\n')[0]})`;
}

/**
 * Makes the served files of pictures and adds them to the manifest. A picture that fails keeps its entry, so that pages
 * keep its last good version.
 * @returns a message for each that failed
 */
export async function makePictures(originals: Original[], manifest: Manifest): Promise<string[]> {
  const problems: string[] = [];
  for (const original of originals) {
    try {
      const picture = await makePicture(original, await readFile(original.file), committed);
      manifest[original.name] = { original: await fingerprintOf(original), ...picture };
      console.log(original.file);
      // Written after each picture, so that an interrupted run can be resumed.
      await writeManifest(manifest);
    } catch (error) {
      problems.push(`${original.file}: ${describeProblem(error as Error)}`);
    }
  }
  return problems;
}

/**
 * The same for those that are new or have changed. Leaves files with other names alone, and what nothing uses any more.
 * @throws UserError that names each that failed
 */
export async function makeMissingPictures(): Promise<void> {
  const stale = new Set(await stalePictures());
  if (stale.size === 0) return;
  const { originals } = await findOriginals();
  const problems = await makePictures(
    originals.filter(({ name }) => stale.has(name)),
    await readManifest(),
  );
  if (problems.length > 0) throw new UserError(problems.join('\n'));
}

/** Advice on drawings whose shape is not that of their place. */
export const adviceOnPictures = async (): Promise<string[]> =>
  Object.entries(await readManifest()).flatMap(([name, entry]) => shapeAdvice(name, entry));
