import { siteConfig } from '../../../vite.config.ts';
import { runCommand } from '../../lib/runCommand.ts';
import { buildSite } from '../../pipeline/buildSite.ts';
import { type BuildName, buildSettings, testFolders } from './builds.ts';

// In one process all but the first take half the time: what they share is loaded and compiled.
await runCommand(async () => {
  for (const name of process.argv.slice(2) as BuildName[]) {
    Object.assign(process.env, buildSettings[name], { OUT_DIR: testFolders[name] });
    await buildSite(siteConfig);
  }
});
