import { UserError } from '#shared/core/UserError.ts';
import { makeBuilds, testFolders } from './builds.ts';
import { findEngines } from './findEngines.ts';
import { finish, runInTurn } from './runStep.ts';
import { checkPorts } from './runTests.ts';

/**
 * Tests the most important behaviour in each installed browser engine.
 * @throws UserError on a build server that lacks an engine, or if a port is in use
 */
export async function testBrowsers(): Promise<void> {
  const engines = findEngines();
  for (const { name, browser } of engines) console.log(`${name}: ${browser ?? 'not found, not tested'}`);
  const missing = engines.filter(({ browser }) => !browser).map(({ name }) => name);
  const advice = `To test all, run "npx playwright install --with-deps ${missing.join(' ')}"`;
  if (missing.length > 0 && process.env.CI) throw new UserError(advice);
  if (missing.length > 0) console.log(advice);
  await checkPorts();
  const env = { OUT_DIR: testFolders.site, SITES_SERVED: 'site' };
  const command = 'playwright test --config=playwright.engines.config.ts';
  finish(await runInTurn([makeBuilds(['site']), { name: 'browsers', command, env }]));
}
