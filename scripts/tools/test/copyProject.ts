import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const notCopied = /(^|[\\/])(node_modules|\.git|\.cache|\.pages|\.inbox|dist(-[^\\/]*)?)$/;

/** Linked in a copy: packages, and the pictures in the colours of brands, which take a minute to make. */
const linked = ['node_modules', '.cache/brand'];

export function copyProject(folder: string): void {
  for (const entry of readdirSync('.').filter((name) => !notCopied.test(name))) {
    cpSync(entry, path.join(folder, entry), { recursive: true, filter: (file) => !notCopied.test(file) });
  }
  for (const shared of linked) {
    mkdirSync(shared, { recursive: true });
    mkdirSync(path.dirname(path.join(folder, shared)), { recursive: true });
    symlinkSync(path.resolve(shared), path.join(folder, shared), 'junction');
  }
}
