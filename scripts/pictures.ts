import { plural } from '../shared/core/plural.ts';
import { CliError } from './lib/CliError.ts';
import { runCommand } from './lib/runCommand.ts';
import { makePictures } from './tools/pictures/makePictures.ts';
import { type Manifest, readManifest, writeManifest } from './tools/pictures/manifest.ts';
import { findOriginals } from './tools/pictures/originals.ts';
import { removeLeftovers } from './tools/pictures/removeLeftovers.ts';
import { stalePictures } from './tools/pictures/stale.ts';

/**
 * `npm run pictures`: makes the served files from the originals in shared/pictures/, and the manifest that pages read.
 * It only processes changes; to start over, delete public/images/ first.
 */
await runCommand(async () => {
  const { originals, problems } = await findOriginals();
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
  const notMade = [...problems, ...failures];
  console.log(
    `${plural(made, 'picture')} made, ${unchanged} unchanged, ${notMade.length} not made, ${plural(removed, 'old file')} removed`,
  );
  if (notMade.length > 0) throw new CliError(notMade.join('\n'));
});
