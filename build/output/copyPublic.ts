import { cpSync, lstatSync } from 'node:fs';
import { chmod, readdir } from 'node:fs/promises';
import path from 'node:path';
import { isStray } from '../lib/isStray.ts';

/**
 * Copies public/ into the built site, without symbolic links and without files left by systems and editors.
 * @returns what was left out, such as `public/.DS_Store`
 */
export function copyPublic(dist: string): string[] {
  const leftOut: string[] = [];
  cpSync('public', dist, {
    recursive: true,
    filter: (file) => {
      if (!isStray(path.basename(file)) && !lstatSync(file).isSymbolicLink()) return true;
      leftOut.push(file);
      return false;
    },
  });
  return leftOut.sort();
}

/** Lets everyone read a folder, as web servers must: a copied file keeps the mode that a checkout gave to its original. */
export async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}
