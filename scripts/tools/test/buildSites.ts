import { buildSite } from '../../../build/buildSite.ts';
import { runSiteCommand } from '../../../build/commandLine.ts';
import { type BuildName, buildSettings, testFolders } from './builds.ts';

// In one process, all builds but the first take half the time: what they share is already loaded and compiled.
await runSiteCommand(async (siteConfig, { names }) => {
  for (const name of names as BuildName[]) {
    Object.assign(process.env, buildSettings[name], { OUT_DIR: testFolders[name] });
    await buildSite(siteConfig);
  }
});
