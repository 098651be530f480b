import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../../shared/core/UserError.ts';
import { licencesFile } from './vite/licences.ts';

/** Folder for builds of single pages, so that the whole site in dist/ is not overwritten. */
const pagesOutDir = '.cache/pages-build';

/** Folder of the built site: OUT_DIR, or `dist`, or a separate folder for the pages that SITE_PAGES names. */
export function outDir(): string {
  return process.env.OUT_DIR || (process.env.SITE_PAGES ? pagesOutDir : 'dist');
}

/**
 * Whether a build may empty a folder: in the project dist, what is in it or in .cache/, and others named dist* if they
 * hold a build; anywhere one that is empty.
 */
function mayEmpty(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (!found) return true;
  // A symbolic link is not followed.
  if (!found.isDirectory()) return false;
  const inProject = path.relative(realpathSync('.'), realpathSync(folder));
  if (/^(dist$|dist[\\/]|\.cache[\\/])/.test(inProject)) return true;
  const entries = readdirSync(folder).filter((name) => name !== '.git');
  return entries.length === 0 || (inProject.startsWith('dist') && entries.includes(licencesFile));
}

/**
 * Refuses a folder whose contents a build must not delete.
 * @throws UserError
 */
export function checkOutDir(folder: string): void {
  if (mayEmpty(path.resolve(folder))) return;
  const source = process.env.OUT_DIR ? `OUT_DIR is "${folder}"` : `The site is built into ${folder}/`;
  throw new UserError(
    `${source}, where a build would delete files that are not its own: use dist, a folder in .cache/, an earlier build whose name begins with dist, or one that is new or empty and not a link`,
  );
}

/**
 * Empties or creates the folder of a build. A `.git` stays: the folder may be a branch that is published.
 * @throws UserError for a folder whose contents a build must not delete
 */
export async function prepareOutDir(folder: string): Promise<void> {
  checkOutDir(folder);
  await mkdir(folder, { recursive: true });
  const entries = (await readdir(folder)).filter((name) => name !== '.git');
  // On Windows, a virus scanner may hold a file for a moment.
  const options = { recursive: true, force: true, maxRetries: 3 };
  await Promise.all(entries.map((name) => rm(path.join(folder, name), options)));
}
