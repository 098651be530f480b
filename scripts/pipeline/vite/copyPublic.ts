import { cp, lstat } from 'node:fs/promises';
import path from 'node:path';

/** Hidden files and folders that hosts ask for. Others are a system's, a version control's or an editor's. */
const hostsFiles = new Set(['.assetsignore', '.domains', '.htaccess', '.nojekyll', '.well-known']);

/** Files of systems, and editors' backups. */
const stray = /^(\.|#.*#$|Thumbs\.db$|desktop\.ini$|__MACOSX$)|(~|\.bak|\.orig|\.tmp|\.swp)$/i;

/** Whether a name in public/ belongs to no site. */
const isStray = (name: string) => stray.test(name) && !hostsFiles.has(name);

/**
 * Copies public/ into the built site, without links and without files that systems and editors leave.
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
