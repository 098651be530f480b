import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { UserError } from '../../../shared/core/UserError.ts';
import type { Family } from './families.ts';

const packages = createRequire(import.meta.url);
const folder = 'shared/styles/fonts';
const shareFolder = 'build/shareImages/fonts';

/**
 * Maximum size of a preloaded file in bytes: with its headers it then arrives in three round trips of a slow phone's
 * connection (1.6 Mbit/s, 150 ms) that five other first requests share. A fourth delays the largest paint by 75 ms.
 */
const preloadLimit = 12_880;

/** cv11 is the single-storey a; `mark` and the like place combining accents. */
const coreFeatures = ['kern', 'cv11'];
const fullFeatures = [...coreFeatures, 'ccmp', 'locl', 'mark', 'mkmk'];

/** They choose, join and place its letters. */
const devanagariFeatures =
  'nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln abvm blwm dist'.split(' ');

/** Whether pages preload a font file. */
export const isPreloaded = (file: string): boolean => file.endsWith('-core');

/**
 * Cuts a file of a family from its full font and writes it.
 * @returns its size in bytes
 * @throws UserError when a preloaded file is too large
 */
export async function makeFont(file: string, characters: string, { axes, files }: Family): Promise<number> {
  const full = await readFile(packages.resolve(files[file]!));
  const font = await subsetFont(full, characters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: isPreloaded(file) ? coreFeatures : fullFeatures,
    variationAxes: axes,
  });
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/${file}.woff2`, font);
  if (isPreloaded(file) && font.length > preloadLimit)
    throw new UserError(`${file}.woff2 has ${font.length} bytes: a preloaded file may have ${preloadLimit}`);
  return font.length;
}

/** Cuts a family's file for share images, in the only format that sharp reads. */
export async function makeShareFont(characters: string, { name, share }: Family): Promise<void> {
  const font = await subsetFont(await readFile(packages.resolve(share.font)), characters, {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures: [...fullFeatures, ...devanagariFeatures],
    variationAxes: share.axes,
  });
  await mkdir(shareFolder, { recursive: true });
  await writeFile(`${shareFolder}/${name}.ttf`, font);
}

/** Puts a family's licence beside its files. */
export async function copyLicence({ name, licence }: Family): Promise<void> {
  await copyFile(packages.resolve(licence), `${folder}/LICENCE-${name}.txt`);
}
