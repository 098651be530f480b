import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';

/** The first 8 hexadecimal digits of the contents' SHA-256. */
export function shortHash(...contents: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 8);
}

/** Writes a file, also into a folder that is not there yet. */
export function writeInto(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

export const contentTexts = (): Record<string, string> =>
  Object.fromEntries(
    fastGlob
      .sync('shared/content/**/*.{yaml,yml}')
      .sort()
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

/** Hidden files and folders that hosts use. All others belong to a system, an editor or version control. */
const hostsFiles = new Set(['.assetsignore', '.domains', '.htaccess', '.nojekyll', '.well-known']);

const stray = /^(\.|#.*#$|Thumbs\.db$|desktop\.ini$|__MACOSX$)|(~|\.bak|\.orig|\.tmp|\.swp)$/i;

export const isStray = (name: string): boolean => stray.test(name) && !hostsFiles.has(name);
