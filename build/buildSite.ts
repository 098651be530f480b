import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createBuilder } from 'vite';
import { UserError } from '#shared/core/UserError.ts';
import { takeLock } from './lib/lock.ts';
import { outDir, unfinished } from './output/outDir.ts';
import type { siteConfig } from './siteConfig.ts';

/**
 * Builds the pages that SITE_PAGES names, or the whole site, with the settings in the environment.
 * @throws UserError while another build into the same folder is running
 */
export async function buildSite(config: typeof siteConfig): Promise<void> {
  // Web servers run as other users, who must be able to read the files.
  process.umask(0o022);
  const folder = outDir();
  const build = unfinished(folder);
  await mkdir(path.dirname(build), { recursive: true });
  const release = await takeLock(`${build}.lock`);
  if (!release)
    throw new UserError(`Another build into ${folder}/ is still running: wait for it, or end it first`);
  try {
    const settings = await config({ command: 'build' });
    const builder = await createBuilder({ ...settings, configFile: false, logLevel: 'warn' }, null);
    await builder.buildApp();
  } finally {
    release();
  }
}
