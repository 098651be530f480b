/*
 * `npm run pictures` makes the served files from the originals in shared/pictures/, and the manifest that
 * pages read. It only processes changes; to start over, delete public/images/ first.
 */
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import glob from 'fast-glob';
import { CliError } from './lib/CliError.ts';
import { publicFolder, servedFolder } from './lib/pictureFolders.ts';
import { makeBitmap } from './tools/pictures/makeBitmap.ts';
import { makeVector } from './tools/pictures/makeVector.ts';
import { addressesOf, type Manifest, readManifest, writeManifest } from './tools/pictures/manifest.ts';
import { findOriginals, fingerprintOf, type Original } from './tools/pictures/originals.ts';
import { stalePictures } from './tools/pictures/stale.ts';

/** Makes the files of one picture, prints them and returns its manifest entry. */
async function make(original: Original): Promise<Manifest[string]> {
  const fingerprint = await fingerprintOf(original);
  const picture = original.isVector ? await makeVector(original) : await makeBitmap(original);
  const entry = { original: fingerprint, ...picture };
  console.log(`${original.name}  ${entry.width} x ${entry.height}  ${await describeSizes(entry)}`);
  return entry;
}

async function describeSizes(entry: Manifest[string]): Promise<string> {
  const described = entry.formats.map(async ({ type, files }) => {
    const sizes = await Promise.all(files.map(([, address]) => stat(path.join(publicFolder, address))));
    return `${type.replace('image/', '')} ${sizes.map(({ size }) => (size / 1000).toFixed(1)).join(' / ')} kB`;
  });
  return (await Promise.all(described)).join(', ');
}

/** What is wrong with an original, in one line. */
function describeProblem(error: Error): string {
  if (error instanceof CliError) return error.message;
  return `it cannot be read as a picture (${error.message.split('\n')[0]})`;
}

/** Removes served files that no picture uses any longer. */
async function removeLeftovers(manifest: Manifest): Promise<number> {
  const named = new Set(Object.values(manifest).flatMap(addressesOf));
  const present = await glob(`${servedFolder}/**/*`, { cwd: publicFolder });
  const leftovers = present.filter((address) => !named.has(address));
  await Promise.all(leftovers.map((address) => rm(path.join(publicFolder, address))));
  return leftovers.length;
}

const { originals, problems } = await findOriginals();
const stale = new Set(await stalePictures());
const earlier = await readManifest();
// A picture that fails keeps its previous entry, so that the page keeps its last good version.
const manifest: Manifest = {};
for (const { name } of originals) if (earlier[name]) manifest[name] = earlier[name];

const due = originals.filter(({ name }) => stale.has(name));
let made = 0;
for (const original of due) {
  try {
    manifest[original.name] = await make(original);
    made += 1;
    // Written after each picture, so that an interrupted run need not start again.
    await writeManifest(manifest);
  } catch (error) {
    problems.push(`${original.file}: ${describeProblem(error as Error)}`);
  }
}
await writeManifest(manifest);
const removed = await removeLeftovers(manifest);

for (const problem of problems) console.error(problem);
const unchanged = originals.length - due.length;
console.log(
  `${made} pictures made, ${unchanged} unchanged, ${problems.length} not made, ${removed} old files removed`,
);
if (problems.length > 0) process.exitCode = 1;
