import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '#shared/core/UserError.ts';
import { htmlFileOf, pagePath } from '../pages/Page.ts';

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
