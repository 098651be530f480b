import { CliError } from './lib/CliError.ts';
import { runCommand } from './lib/runCommand.ts';
import { testBuilds, testFolders } from './tools/test/builds.ts';
import { findEngines } from './tools/test/findEngines.ts';
import { finish, runInTurn } from './tools/test/runStep.ts';

/**
 * `npm run test:browsers`: the most important behaviour, in each installed browser engine. REQUIRE_ENGINES=1 fails
 * if one is missing.
 */
await runCommand(async () => {
  const engines = findEngines();
  for (const { name, browser } of engines) console.log(`${name}: ${browser ?? 'not found, not tested'}`);
  const missing = engines.filter(({ browser }) => !browser).map(({ name }) => name);
  const advice = `To test all, run "npx playwright install --with-deps ${missing.join(' ')}"`;
  if (missing.length > 0 && process.env.REQUIRE_ENGINES) throw new CliError(advice);
  if (missing.length > 0) console.log(advice);
  const env = { OUT_DIR: testFolders.site, SITES_SERVED: 'site' };
  const command = 'playwright test --config=playwright.engines.config.ts';
  finish(await runInTurn([testBuilds.site, { name: 'browsers', command, env }]));
});
