import { cp, lstat } from 'node:fs/promises';
import path from 'node:path';
import { isStray } from '../../lib/isStray.ts';

/**
 * Copies public/ into the built site, without symbolic links and without files left by systems and editors.
 * @returns what was left out, such as `public/.DS_Store`
 */
export async function copyPublic(dist: string): Promise<string[]> {
  const leftOut: string[] = [];
  await cp('public', dist, {
    recursive: true,
    filter: async (file) => {
      if (!isStray(path.basename(file)) && !(await lstat(file)).isSymbolicLink()) return true;
      leftOut.push(file);
      return false;
    },
  });
  return leftOut.sort();
}
