import { mkdir, rm } from 'node:fs/promises';
import { createBuilder } from 'vite';
import { UserError } from '../../shared/core/UserError.ts';
import type { siteConfig } from '../../vite.config.ts';
import { takeLock } from '../lib/lock.ts';
import { outDir, unfinished } from './outDir.ts';
import { publish } from './publish.ts';

/**
 * Builds the pages that SITE_PAGES names, or the whole site, with the settings in the environment. What has been built
 * before is replaced once everything is written and within its budgets.
 * @throws UserError while another build into the same folder is running
 */
export async function buildSite(config: typeof siteConfig): Promise<void> {
  // Web servers run as other users, who must be able to read the files.
  process.umask(0o022);
  const folder = outDir();
  const build = unfinished(folder);
  await mkdir(build, { recursive: true });
  const release = await takeLock(`${build}.lock`);
  if (!release)
    throw new UserError(`Another build into ${folder}/ is still running: wait for it, or end it first`);
  try {
    const settings = await config({ command: 'build' });
    // What a build left that did not end well.
    await rm(build, { recursive: true });
    await mkdir(build);
    const builder = await createBuilder({ ...settings, configFile: false, logLevel: 'warn' }, null);
    await builder.buildApp();
    publish(folder, build);
  } finally {
    release();
  }
}
