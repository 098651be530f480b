import { cpSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Left out of a copy: packages, generated files and git's own files. */
const notCopied = /(^|[\\/])(node_modules|\.git|\.cache|\.pages|\.inbox|dist(-[^\\/]*)?)$/;

/** Copies the project into a folder below it that is not copied itself. The packages are linked. */
export function copyProject(folder: string): void {
  for (const entry of readdirSync('.').filter((name) => !notCopied.test(name))) {
    cpSync(entry, path.join(folder, entry), { recursive: true, filter: (file) => !notCopied.test(file) });
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
}
