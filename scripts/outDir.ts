import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { iconFiles } from '../shared/seo/iconFiles.ts';
import { CliError } from './CliError.ts';

/** Folder of the built site: OUT_DIR, or `dist`. */
export function outDir(): string {
  return process.env.OUT_DIR || 'dist';
}

/** The path from one folder to another below it; undefined where it lies elsewhere. */
function below(folder: string, other: string): string | undefined {
  const relative = path.relative(folder, other);
  return /^\.\.([\\/]|$)/.test(relative) || path.isAbsolute(relative) ? undefined : relative;
}

function mayBeEmptied(folder: string): boolean {
  if (below(folder, '.') !== undefined) return false;
  const inProject = below('.', folder);
  if (inProject !== undefined) return /^(dist[^\\/]*|\.cache[\\/].+)/.test(inProject);
  if (!existsSync(folder) || readdirSync(folder).length === 0) return true;
  // Every build writes it.
  return existsSync(path.join(folder, iconFiles.manifest));
}

/**
 * Refuses a folder that holds anything but a built site: a build begins by emptying its folder.
 * @throws CliError
 */
export function checkOutDir(folder: string): void {
  if (mayBeEmptied(folder)) return;
  throw new CliError(
    `OUT_DIR is "${folder}", and a build would remove all that is in there: name dist or a folder in .cache/, or one outside the project that is new, empty or holds an earlier build`,
  );
}
