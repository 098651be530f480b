import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { minify, transformWithOxc } from 'vite';

/** The inline script as the browser gets it, without a closing line break. */
export async function compileStart(): Promise<string> {
  const file = path.resolve('shared/runtime/start.ts');
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
  const { code: minified } = await minify(file, code, { compress: true, mangle: true });
  return minified.trim();
}
