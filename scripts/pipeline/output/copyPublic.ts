import { cpSync, lstatSync } from 'node:fs';
import path from 'node:path';
import { isStray } from '../../lib/isStray.ts';

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
