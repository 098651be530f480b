import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Beside the folder of a site: the new build, and the last one until the new one has taken its place. */
const nextOf = (folder: string) => `${folder}.next`;
const lastOf = (folder: string) => `${folder}.last`;

/** On Windows, a virus scanner may hold a file for a moment. */
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });

/** Removes the last build. A `.git` in it moves over: the folder may be a branch that is published. */
function settle(folder: string): void {
  const last = lastOf(folder);
  const git = path.join(last, '.git');
  if (existsSync(git)) renameSync(git, path.join(folder, '.git'));
  remove(last);
  remove(nextOf(folder));
}

/** Mends the folder of a site after a build was ended by force while it replaced the last one. */
function mend(folder: string): void {
  if (existsSync(lastOf(folder)) && !existsSync(folder)) renameSync(lastOf(folder), folder);
  settle(folder);
}

/** Replaces what is in a folder that cannot be moved, such as one that is mounted. */
function replaceContents(folder: string, next: string): void {
  for (const name of readdirSync(folder)) if (name !== '.git') remove(path.join(folder, name));
  cpSync(next, folder, { recursive: true });
}

/** Puts a finished build into the folder of a site: in place of the last one, which stays if that fails. */
export function publish(folder: string, build: string): void {
  const [next, last] = [nextOf(folder), lastOf(folder)];
  mend(folder);
  mkdirSync(path.dirname(folder), { recursive: true });
  try {
    renameSync(build, next);
  } catch {
    // The folder is on another disk.
    cpSync(build, next, { recursive: true });
  }
  try {
    if (existsSync(folder)) renameSync(folder, last);
  } catch {
    replaceContents(folder, next);
  }
  try {
    if (!existsSync(folder)) renameSync(next, folder);
  } catch (error) {
    renameSync(last, folder);
    throw error;
  }
  settle(folder);
}
