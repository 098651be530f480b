import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '#shared/core/UserError.ts';
import { readEnvironment } from '../environment.ts';
import { htmlFileOf } from '../pages/htmlFileOf.ts';
import { pagePath } from '../pages/pageName.ts';
import { licencesFile } from './licences.ts';

/** Folder of the built site: OUT_DIR, or `dist`, or one for single pages, so that the whole site is not overwritten. */
export function outDir(): string {
  const { outDir, pages } = readEnvironment();
  return outDir ?? (pages.length > 0 ? '.cache/pages-build' : 'dist');
}

/** Where a site is built before it replaces the one in its folder: what does not end well replaces nothing. */
export const unfinished = (folder: string): string => path.join('.cache/unfinished', path.basename(folder));

/**
 * Whether a build may empty a folder: in the project dist, what is in it or in .cache/, and others named dist* if they
 * hold a build; anywhere one that is empty.
 */
function mayEmpty(folder: string): boolean {
  if (!lstatSync(folder, { throwIfNoEntry: false })) return true;
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return false;
  const inProject = path.relative(realpathSync('.'), realpathSync(folder));
  if (/^(dist$|dist[\\/]|\.cache[\\/])/.test(inProject)) return true;
  const entries = readdirSync(folder).filter((name) => name !== '.git');
  return entries.length === 0 || (inProject.startsWith('dist') && entries.includes(licencesFile));
}

/**
 * Refuses a folder whose contents a build must not delete.
 * @throws UserError
 */
export function checkOutDir(folder: string): void {
  if (mayEmpty(path.resolve(folder))) return;
  const source = readEnvironment().outDir ? `OUT_DIR is "${folder}"` : `The site is built into ${folder}/`;
  throw new UserError(
    `${source}, where a build would delete files that are not its own: use dist, a folder in .cache/, an earlier build whose name begins with dist, or one that is new or empty`,
  );
}

/** @throws UserError if the build, or one of the requested pages, is missing */
export function checkBuilt(dist: string, names: string[]): void {
  const missing = names.filter((name) => !existsSync(path.join(dist, htmlFileOf(pagePath(name)))));
  if (missing.length > 0) {
    const have = missing.length > 1 ? 'have' : 'has';
    throw new UserError(
      `${missing.join(' and ')} ${have} not been built separately: run "npm run build -- ${names.join(' ')}" first`,
    );
  }
  if (existsSync(dist)) return;
  throw new UserError(`There is no ${dist}/ to serve: run "npm run build" first, or "npm start" for both`);
}
