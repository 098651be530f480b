import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastGlob from 'fast-glob';
import { marksOf } from '../../../shared/content/marks.ts';

/** A content file: its name without extension, and its marked export. */
export type MarkedContent = { file: string; content: unknown };

/**
 * All content with marks, by file name.
 * @throws ContentError for a mistake in content
 */
export async function readMarkedContent(): Promise<MarkedContent[]> {
  const files = (await fastGlob('shared/content/*.ts')).sort();
  const modules = files.map(async (file) => {
    const exported: Record<string, unknown> = await import(pathToFileURL(path.resolve(file)).href);
    return Object.values(exported)
      .filter((content) => marksOf(content).length > 0)
      .map((content) => ({ file: path.basename(file, '.ts'), content }));
  });
  return (await Promise.all(modules)).flat();
}
