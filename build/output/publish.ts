import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Where the build that is being replaced waits until the new one has taken its place. */
export const replaced = (folder: string) =>
  path.join('.cache/replaced', path.resolve(folder).replace(/\W+/g, '-'));

/**
 * Ends an exchange that was broken off: the last build comes back if nothing has taken its place. A `.git` in it stays,
 * because the folder may be a branch that is published.
 */
function settle(folder: string): void {
  const last = replaced(folder);
  if (!existsSync(last)) return;
  if (!existsSync(folder)) return renameSync(last, folder);
  const git = path.join(last, '.git');
  if (existsSync(git)) renameSync(git, path.join(folder, '.git'));
  // On Windows, a virus scanner may hold a file for a moment.
  rmSync(last, { recursive: true, force: true, maxRetries: 3 });
}

/** Mends the folder of a site after a build was ended by force while it replaced the last one. */
export function mend(folder: string): void {
  if (existsSync(replaced(folder)) && !existsSync(folder))
    console.log(`A build was ended by force: the one before it is back in ${folder}/`);
  settle(folder);
}

/** Puts a finished build into the folder of a site: in place of the last one, which stays if that fails. */
export function publish(folder: string, build: string): void {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length === 0) {
    // The folder may be on another disk.
    cpSync(build, folder, { recursive: true });
    return;
  }
  mkdirSync('.cache/replaced', { recursive: true });
  renameSync(folder, replaced(folder));
  try {
    renameSync(build, folder);
  } finally {
    settle(folder);
  }
}
