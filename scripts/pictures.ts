import { rm } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { plural } from '#shared/core/plural.ts';
import { UserError } from '#shared/core/UserError.ts';
import { publicFolder, servedFolder, addressesOf, type Manifest, readManifest, writeManifest } from '../build/pictures/manifest.ts';
import { runCommand } from '../build/lib/runCommand.ts';
import { adviceOnPictures, makePictures } from '../build/pictures/makePictures.ts';
import { findOriginals, stalePictures } from '../build/pictures/originals.ts';

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

  for (const advice of await adviceOnPictures()) console.log(advice);
  const made = due.length - failures.length;
  const unchanged = originals.length - due.length;
  console.log(
    `${plural(made, 'picture')} made, ${unchanged} unchanged, ${failures.length} not made, ${plural(removed, 'old file')} removed`,
  );
  if (failures.length > 0) throw new UserError(failures.join('\n'));
});
