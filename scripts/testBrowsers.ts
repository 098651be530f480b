import { CliError } from './lib/CliError.ts';
import { runCommand } from './lib/runCommand.ts';
import { testBuilds, testFolders } from './tools/test/builds.ts';
import { findEngines } from './tools/test/findEngines.ts';
import { printSummary } from './tools/test/printSummary.ts';
import { runLanes } from './tools/test/runLanes.ts';

const { site } = testBuilds;

/**
 * `npm run test:browsers`: the most important behaviour, in each installed browser engine. REQUIRE_ENGINES=1 fails
 * if one is missing.
 */
await runCommand(async () => {
  const engines = findEngines();
  const missing = engines.filter(({ browser }) => !browser).map(({ name }) => name);
  for (const { name, browser } of engines) console.log(`${name}: ${browser ?? 'not found, not tested'}`);
  if (missing.length > 0) {
    const advice = `npx playwright install --with-deps ${missing.join(' ')}`;
    if (process.env.REQUIRE_ENGINES) throw new CliError(`Missing: ${missing.join(', ')}. Run "${advice}"`);
    console.log(`To test them too, run "${advice}"`);
  }
  const results = await runLanes([
    [
      site,
      {
        name: 'browsers',
        command: 'playwright test --config=playwright.engines.config.ts',
        hasReport: true,
        needs: [site.name],
        env: { OUT_DIR: testFolders.site, SITES_SERVED: 'site' },
      },
    ],
  ]);
  if (printSummary(results) > 0) process.exitCode = 1;
});
