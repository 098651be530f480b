import { UserError } from '#shared/core/UserError.ts';
import { makeBitmap } from './makeBitmap.ts';
import { makeVector } from './makeVector.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { fingerprintOf, type Original } from './originals.ts';

/** What is wrong with an original, in one line. */
function describeProblem(error: Error): string {
  if (error instanceof UserError) return error.message;
  return `it cannot be read as a picture (${error.message.split('\n')[0]})`;
}

/**
 * Makes pictures and adds them to the manifest. A picture that fails keeps its entry, so that pages keep its last good
 * version.
 * @returns a message for each that failed
 */
export async function makePictures(originals: Original[], manifest: Manifest): Promise<string[]> {
  const problems: string[] = [];
  for (const original of originals) {
    try {
      const picture = original.isVector ? await makeVector(original) : await makeBitmap(original);
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
