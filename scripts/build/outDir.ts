import { existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CliError } from '../lib/CliError.ts';

/** Where single pages are built: a folder of their own, so that the whole site in dist/ stays as it is. */
const pagesOutDir = '.cache/pages-build';

/** Every build writes this file first; a folder that holds it is one that a build may empty. */
export const buildMarker = '.it-services-site-build';

const markerText = `Made by "npm run build", which empties this folder before it writes the site into it again.\n`;

/** Folder of the built site: OUT_DIR, or `dist`, or a folder of its own for the pages that SITE_PAGES names. */
export function outDir(): string {
  return process.env.OUT_DIR || (process.env.SITE_PAGES ? pagesOutDir : 'dist');
}

/** Where a folder really lies, links resolved; the last parts of its path may be missing yet. */
function realFolder(folder: string): string {
  const absolute = path.resolve(folder);
  try {
    return realpathSync(absolute);
  } catch (error) {
    // A link that leads nowhere is no folder, and neither is what lies below a file.
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!isMissing || lstatSync(absolute, { throwIfNoEntry: false })) return '';
    return path.join(realFolder(path.dirname(absolute)), path.basename(absolute));
  }
}

/** The path from one folder to another below it; undefined where it lies elsewhere. */
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

function mayBeEmptied(folder: string): boolean {
  const [project, real] = [realpathSync('.'), realFolder(folder)];
  if (real === '' || below(real, project) !== undefined) return false;
  const inProject = below(project, real);
  // All that lies in .cache/ is made by the project's own commands.
  if (inProject?.match(/^\.cache[\\/].+/)) return true;
  const isNamedForBuilds = inProject === undefined || /^dist[^\\/]*/.test(inProject);
  return isNamedForBuilds && holdsOnlyABuild(real);
}

/**
 * Refuses a folder that holds anything but a built site: a build begins by emptying its folder.
 * @throws CliError
 */
export function checkOutDir(folder: string): void {
  if (mayBeEmptied(folder)) return;
  const source = process.env.OUT_DIR ? `OUT_DIR is "${folder}"` : `The site is built into ${folder}/`;
  throw new CliError(
    `${source}, and a build would remove all that is in there, which no build has written: name dist or a folder in .cache/, or one outside the project that is new, empty or holds an earlier build. If nothing in "${folder}" is needed any more, remove it yourself`,
  );
}

/**
 * Empties the folder of a build, or makes it, and marks it as one.
 * @throws CliError for a folder that holds anything but a built site
 */
export async function prepareOutDir(folder: string): Promise<void> {
  checkOutDir(folder);
  await mkdir(folder, { recursive: true });
  // First of all, so that a build that breaks off leaves a folder that the next one may empty.
  await writeFile(path.join(folder, buildMarker), markerText);
  const entries = (await readdir(folder)).filter((name) => name !== buildMarker);
  await Promise.all(entries.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
}
