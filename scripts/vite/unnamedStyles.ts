import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';

/** The built style sheets that no script names: pages hold what stands in them, and then nothing needs the files. */
export async function unnamedStyles(dist: string): Promise<string[]> {
  const scripts = await fastGlob('assets/**/*.js', { cwd: dist, absolute: true });
  const texts = await Promise.all(scripts.map((file) => readFile(file, 'utf8')));
  const styles = await fastGlob('assets/**/*.css', { cwd: dist });
  return styles
    .filter((style) => !texts.some((text) => text.includes(style)))
    .map((style) => path.join(dist, style));
}
