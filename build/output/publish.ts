import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** On Windows, a virus scanner may hold a file for a moment. */
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });

/** Removes the last build, or brings it back if no other has taken its place. */
function settle(folder: string, last: string): void {
  if (existsSync(last) && !existsSync(folder)) renameSync(last, folder);
  // The folder may be a branch that is published.
  const git = path.join(last, '.git');
  if (existsSync(git)) renameSync(git, path.join(folder, '.git'));
  remove(last);
}

/** Puts a finished build into the folder of a site: in place of the last one, which stays if that fails. */
export function publish(folder: string, build: string): void {
  const [next, last] = [`${folder}.next`, `${folder}.last`];
  // After a build that was ended by force.
  settle(folder, last);
  remove(next);
  mkdirSync(path.dirname(folder), { recursive: true });
  // The folder may be on another disk.
  cpSync(build, next, { recursive: true });
  try {
    if (existsSync(folder)) renameSync(folder, last);
    renameSync(next, folder);
  } finally {
    settle(folder, last);
  }
}
