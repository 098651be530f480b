import { buildSite } from '../build/buildSite.ts';
import { runSiteCommand } from '../build/commandLine.ts';
import { readEnvironment } from '../build/environment.ts';

/** `npm run build [-- page …]`: builds the whole site into dist/, or only the named pages into a separate folder. */
await runSiteCommand(async (siteConfig, { names }) => {
  await buildSite(siteConfig);
  if (names.length > 0 && !readEnvironment().outDir) {
    const command = `npm run preview -- ${names.join(' ')}`;
    console.log(`View them with "${command}": the whole site in dist/ is unchanged`);
  }
});
