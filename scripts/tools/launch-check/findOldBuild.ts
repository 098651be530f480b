import { stat } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { outDir } from '../../pipeline/outDir.ts';
import type { OpenItem } from './OpenItem.ts';

/** Reports a built site that is older than one of its sources. Without a built site there is nothing to report. */
export async function findOldBuild(): Promise<OpenItem[]> {
  const place = `${outDir()}/`;
  const built = await stat(path.resolve(place, 'index.html')).catch(() => undefined);
  if (!built) return [];
  const sources = await fastGlob(['pages/**', 'shared/**', 'public/**', 'package-lock.json'], {
    stats: true,
  });
  const changed = sources.find(({ stats }) => stats!.mtime > built.mtime)?.path;
  if (changed === undefined) return [];
  const action = `was built before ${changed} was changed: run "npm run build" before uploading it`;
  return [{ place, what: '', action }];
}
