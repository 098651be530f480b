import { rm } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { plural } from '#shared/core/plural.ts';
import { UserError } from '#shared/core/UserError.ts';
import { publicFolder, servedFolder } from '../build/lib/pictureFolders.ts';
import { runCommand } from '../build/lib/runCommand.ts';
import { makeBitmap } from './tools/pictures/makeBitmap.ts';
import { makeVector } from './tools/pictures/makeVector.ts';
import { addressesOf, type Manifest, readManifest, writeManifest } from './tools/pictures/manifest.ts';
import { findOriginals, fingerprintOf, type Original, stalePictures } from './tools/pictures/originals.ts';

function describeProblem(error: Error): string {
  if (error instanceof UserError) return error.message;
  return `it cannot be read as a picture (${error.message.split('\n')[0]})`;
}

/**
 * Makes pictures and adds them to the manifest. A picture that fails keeps its entry, so that pages keep its last good
 * version.
 * @returns a message for each that failed
 */
async function makePictures(originals: Original[], manifest: Manifest): Promise<string[]> {
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

async function removeLeftovers(manifest: Manifest): Promise<number> {
  const named = new Set(Object.values(manifest).flatMap(addressesOf));
  const present = await fastGlob(`${servedFolder}/**/*`, { cwd: publicFolder });
  const leftovers = present.filter((address) => !named.has(address));
  await Promise.all(leftovers.map((address) => rm(path.join(publicFolder, address))));
  return leftovers.length;
}

/**
 * `npm run pictures`: makes the served files from the originals in shared/pictures/, and the manifest that pages read.
 * Processes only what has changed; to start over, delete public/images/ first.
 */
await runCommand(async () => {
  const { originals, problems } = await findOriginals();
  // Renaming a picture by mistake must not remove the files that pages refer to.
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  const stale = new Set(await stalePictures());
  const due = originals.filter(({ name }) => stale.has(name));
  const earlier = await readManifest();
  const manifest: Manifest = {};
  for (const { name } of originals) if (earlier[name]) manifest[name] = earlier[name];

  const failures = await makePictures(due, manifest);
  await writeManifest(manifest);
  const removed = await removeLeftovers(manifest);

  const made = due.length - failures.length;
  const unchanged = originals.length - due.length;
  console.log(
    `${plural(made, 'picture')} made, ${unchanged} unchanged, ${failures.length} not made, ${plural(removed, 'old file')} removed`,
  );
  if (failures.length > 0) throw new UserError(failures.join('\n'));
});
