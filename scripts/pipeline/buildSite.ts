import { createBuilder } from 'vite';
import type { siteConfig } from '../../vite.config.ts';

/** Builds the pages that SITE_PAGES names, or the whole site, with the settings in the environment. */
export async function buildSite(config: typeof siteConfig): Promise<void> {
  // Web servers run as other users, who must be able to read the files.
  process.umask(0o022);
  const settings = await config({ command: 'build' });
  const builder = await createBuilder({ ...settings, configFile: false, logLevel: 'warn' }, null);
  await builder.buildApp();
}
