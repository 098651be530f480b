import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';

/** Takes out the style sheets that no page and no script names: what stands in them, pages hold themselves. */
export async function removeUnnamedStyles(dist: string): Promise<void> {
  const naming = await fastGlob('**/*.{html,js}', { cwd: dist, absolute: true });
  const texts = await Promise.all(naming.map((file) => readFile(file, 'utf8')));
  for (const style of await fastGlob('assets/**/*.css', { cwd: dist })) {
    if (!texts.some((text) => text.includes(style))) await rm(path.join(dist, style));
  }
}
