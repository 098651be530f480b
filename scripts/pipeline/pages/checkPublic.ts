import { existsSync } from 'node:fs';
import { UserError } from '#shared/core/UserError.ts';
import { licencesFile } from '../plugins/licences.ts';
import { htmlFileOf } from './htmlFileOf.ts';
import type { Page } from './Page.ts';

/**
 * Refuses files in public/ that a build would replace.
 * @throws UserError with one line for each
 */
export function checkPublic(pages: Page[], publicFolder = 'public'): void {
  const files = [...pages.map(({ path }) => htmlFileOf(path)), licencesFile];
  const replaced = files.map((file) => `${publicFolder}/${file}`).filter((file) => existsSync(file));
  if (replaced.length === 0) return;
  const refusal = 'is also written by each build, which would replace it: remove or rename it';
  throw new UserError(replaced.map((file) => `${file} ${refusal}`).join('\n'));
}
