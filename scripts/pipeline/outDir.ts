import { existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CliError } from '../lib/CliError.ts';

/** Folder for builds of single pages, so that the whole site in dist/ is not overwritten. */
const pagesOutDir = '.cache/pages-build';

/** Every build writes this file first; a build may empty folders that contain it. */
export const buildMarker = '.it-services-site-build';

const markerText = `Made by "npm run build", which empties this folder before it writes the site into it again.\n`;

/** Folder of the built site: OUT_DIR, or `dist`, or a separate folder for the pages that SITE_PAGES names. */
export function outDir(): string {
  return process.env.OUT_DIR || (process.env.SITE_PAGES ? pagesOutDir : 'dist');
}

/** The real path of a folder, with links resolved; its last parts need not exist yet. */
function realFolder(folder: string): string {
  const absolute = path.resolve(folder);
  try {
    return realpathSync(absolute);
  } catch (error) {
    // Neither a broken link nor a path below a file is a folder.
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!isMissing || lstatSync(absolute, { throwIfNoEntry: false })) return '';
    return path.join(realFolder(path.dirname(absolute)), path.basename(absolute));
  }
}

/** The path from one folder to another below it; undefined if it is elsewhere. */
function below(folder: string, other: string): string | undefined {
  const relative = path.relative(folder, other);
  return /^\.\.([\\/]|$)/.test(relative) || path.isAbsolute(relative) ? undefined : relative;
}

function holdsOnlyABuild(folder: string): boolean {
  if (!existsSync(folder)) return true;
  if (!lstatSync(folder).isDirectory()) return false;
  const marker = lstatSync(path.join(folder, buildMarker), { throwIfNoEntry: false });
  return marker?.isFile() || readdirSync(folder).length === 0;
}

const wayOut =
  'use dist, a folder in .cache/, or one outside the project that is new, empty or contains an earlier build';

/** Why a build may not empty a folder, and what to do; undefined if it may. */
function objectionTo(folder: string): string | undefined {
  const lossOfContents = `a build would delete its contents, which no build has written: ${wayOut}. If nothing in "${folder}" is needed any more, delete it yourself`;
  const [project, real] = [realpathSync('.'), realFolder(folder)];
  if (real === '' || below(real, project) !== undefined) return lossOfContents;
  const inProject = below(project, real);
  // Everything in .cache/ is made by the project's own commands.
  if (inProject?.match(/^\.cache[\\/].+/)) return undefined;
  if (inProject !== undefined && !inProject.startsWith('dist')) {
    return `inside the project only folders in .cache/ and those whose names begin with "dist" are for builds: ${wayOut}`;
  }
  return holdsOnlyABuild(real) ? undefined : lossOfContents;
}

/**
 * Refuses a folder with anything but a built site, which a build would empty, and one that is not for builds.
 * @throws CliError
 */
export function checkOutDir(folder: string): void {
  const objection = objectionTo(folder);
  if (!objection) return;
  const source = process.env.OUT_DIR ? `OUT_DIR is "${folder}"` : `The site is built into ${folder}/`;
  throw new CliError(`${source}, and ${objection}`);
}

/**
 * Empties or creates the folder of a build, and marks it as one.
 * @throws CliError for a folder with anything but a built site
 */
export async function prepareOutDir(folder: string): Promise<void> {
  checkOutDir(folder);
  await mkdir(folder, { recursive: true });
  // First, so that the next build may empty the folder of an interrupted one.
  await writeFile(path.join(folder, buildMarker), markerText);
  const entries = (await readdir(folder)).filter((name) => name !== buildMarker);
  await Promise.all(entries.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
}
