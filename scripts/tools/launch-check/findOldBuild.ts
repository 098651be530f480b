import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import type { OpenItem } from '../../lib/OpenItem.ts';
import { outDir } from '../../pipeline/outDir.ts';
import type { SiteState } from '../../pipeline/SiteState.ts';

const remedy = 'run "npm run build" before uploading it';

async function findNewerSource(built: Date): Promise<string | undefined> {
  const sources = await fastGlob(['pages/**', 'shared/**', 'public/**', 'package-lock.json'], {
    stats: true,
  });
  return sources.find(({ stats }) => stats!.mtime > built)?.path;
}

/**
 * Reports a built site that is older than its sources or lacks a page's current share image.
 * Without a built site there is nothing to report.
 */
export async function findOldBuild({ shareImages }: Pick<SiteState, 'shareImages'>): Promise<OpenItem[]> {
  const dist = outDir();
  const built = await stat(path.resolve(dist, 'index.html')).catch(() => undefined);
  if (!built) return [];
  const item = (what: string, belongs: string): OpenItem[] => [
    { group: 'Built site', place: `${dist}/`, what, belongs },
  ];
  const changed = await findNewerSource(built.mtime);
  if (changed) return item('', `was built before ${changed} was changed: ${remedy}`);
  const outdated = [...shareImages].filter(([, image]) => !existsSync(path.resolve(dist, `.${image.path}`)));
  return outdated.flatMap(([page]) => item(`share image of ${page}`, `is missing or out of date: ${remedy}`));
}
