import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { environment } from '#shared/core/environment.ts';
import { UserError } from '#shared/core/UserError.ts';
import { writeInto } from '../lib/files.ts';
import { licencesFile } from './copyPublic.ts';

/** Single pages have a folder of their own, so that the whole site is not overwritten. */
export const outDir = (): string =>
  environment.outDir ?? (environment.pages.length > 0 ? '.cache/pages-build' : 'dist');

/**
 * Whether a build may empty a folder: in the project dist, what is in it or in .cache/, and others named dist* if they
 * hold a build; anywhere one that is empty. A link would be replaced, not what it leads to.
 */
function mayEmpty(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (!found) return true;
  if (!found.isDirectory()) return false;
  const inProject = path.relative(realpathSync('.'), realpathSync(folder));
  if (/^(dist$|dist[\\/]|\.cache[\\/])/.test(inProject)) return true;
  const entries = readdirSync(folder).filter((name) => name !== '.git');
  return entries.length === 0 || (inProject.startsWith('dist') && entries.includes(licencesFile));
}

export function checkOutDir(folder: string): void {
  if (mayEmpty(path.resolve(folder))) return;
  throw new UserError(
    `The site cannot be built into "${path.resolve(folder)}", where a build would delete files that are not its own: use dist, a folder in .cache/, an earlier build whose name begins with dist, or one that is new or empty`,
  );
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0) && id !== process.pid;
  } catch (error) {
    // Of another user.
    return Object(error).code === 'EPERM';
  }
}

/**
 * Refuses a build beside another one into the same folder, with which it would mix its files, and brings back the last
 * site if a build was stopped while it took its place.
 */
export function startBuild(folder: string): void {
  const lock = `.pages/${path.basename(folder)}.lock`;
  const id = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  if (id && isRunning(id))
    throw new UserError(
      `Another build into ${folder}/ is running (process ${id}): wait until it has ended, or delete ${lock} if it has`,
    );
  writeInto(lock, String(process.pid));
  process.once('exit', () => rmSync(lock, { force: true }));
  settle(folder);
}

export function checkBuilt(dist: string): void {
  if (existsSync(dist)) return;
  throw new UserError(`There is no ${dist}/: run "npm run build" first`);
}

/** On Windows, a virus scanner may hold a file for a moment. */
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });

/** Removes the last build, or brings it back if no other has taken its place. */
function settle(folder: string): void {
  const last = `${folder}.last`;
  if (existsSync(last) && !existsSync(folder)) renameSync(last, folder);
  // The folder may be a branch that is published.
  const git = path.join(last, '.git');
  if (existsSync(git)) renameSync(git, path.join(folder, '.git'));
  remove(last);
}

/** Puts a finished build into the folder of a site: in place of the last one, which stays if that fails. */
export function publish(folder: string, build: string): void {
  const next = `${folder}.next`;
  remove(next);
  mkdirSync(path.dirname(folder), { recursive: true });
  try {
    // Not moved: the folder may be on another disk.
    cpSync(build, next, { recursive: true });
    if (existsSync(folder)) renameSync(folder, `${folder}.last`);
    renameSync(next, folder);
  } finally {
    remove(next);
    settle(folder);
  }
}
