import { stat } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import type { OpenItem } from './OpenItem.ts';

/** Whether the built site, with its share images, is older than what it is made from. No built site is no fault. */
export async function findOldBuild(): Promise<OpenItem[]> {
  const dist = process.env.OUT_DIR || 'dist';
  const built = await stat(path.resolve(dist, 'index.html')).catch(() => undefined);
  if (!built) return [];
  const sources = await fastGlob(['pages/**', 'shared/**', 'public/**', 'package-lock.json'], {
    stats: true,
  });
  const changed = sources.find(({ stats }) => stats!.mtimeMs > built.mtimeMs);
  if (!changed) return [];
  const belongs = `was built before ${changed.path} was changed: run "npm run build" before uploading it`;
  return [{ group: 'Built site', place: `${dist}/`, what: '', belongs }];
}
