import { once } from 'node:events';
import { createServer } from 'node:net';
import { environment } from '#shared/core/environment.ts';
import { UserError } from '#shared/core/UserError.ts';
import { firstPort, makeBuilds, testFolders } from './builds.ts';
import { findBrowser, findEngines } from './findBrowser.ts';
import { finish, runInTurn, runStep, type Step } from './runStep.ts';

/** Checks the types. One thread takes less CPU time, and builds and browser tests use the other core. */
export const typeCheck: Step = { name: 'types', command: 'tsc -p . --singleThreaded' };

/** The tests that need no build of the site. */
export const moduleTests: Step = {
  name: 'modules',
  command: 'vitest run --project unit --project component --project content --project commands',
  env: { OUT_DIR: undefined },
};

/** @throws UserError if the servers of the built sites could not start, which would show only after minutes */
export async function checkPorts(first = firstPort): Promise<void> {
  for (const index of Object.keys(testFolders).keys()) {
    const port = first + index;
    const server = createServer().listen(port, 'localhost');
    await once(server, 'listening').catch(() => {
      throw new UserError(
        `Port ${port} is in use, perhaps by another run of the tests: set TEST_PORT to the first of three free ports, such as 4460`,
      );
    });
    server.close();
  }
}

/**
 * Runs checks that need no build, then the tests of the built files; in parallel, the builds for tests, then the
 * browser tests. All run even if some fail, except on builds that failed. Prints the totals and sets the exit code.
 * @throws UserError if there is no browser, or a port is in use
 */
export async function runTests(checks: Step[]): Promise<void> {
  console.log(`Browser: ${findBrowser()}`);
  await checkPorts();
  const building = runStep(makeBuilds());
  async function runOnBuilds(name: string, command: string) {
    const { failed } = await building;
    if (failed) console.log(`── ${name}: not run, because the builds failed`);
    return failed ? [] : [await runStep({ name, command, env: { OUT_DIR: testFolders.site } })];
  }
  const checking = runInTurn(checks);
  const onFiles = checking.then(() =>
    runOnBuilds('built files', 'vitest run --project build --project hosting'),
  );
  const results = await Promise.all([building, checking, onFiles, runOnBuilds('browser', 'playwright test')]);
  finish(results.flat());
}

/**
 * Tests the most important behaviour in each installed browser engine.
 * @throws UserError on a build server that lacks an engine, or if a port is in use
 */
export async function testBrowsers(): Promise<void> {
  const engines = findEngines();
  for (const { name, browser } of engines) console.log(`${name}: ${browser ?? 'not found, not tested'}`);
  const missing = engines.filter(({ browser }) => !browser).map(({ name }) => name);
  const advice = `To test all, run "npx playwright install --with-deps ${missing.join(' ')}"`;
  if (missing.length > 0 && environment.isCi) throw new UserError(advice);
  if (missing.length > 0) console.log(advice);
  await checkPorts();
  const env = { OUT_DIR: testFolders.site, SITES_SERVED: 'site', TEST_SUITE: 'engines' };
  const browsers = { name: 'browsers', command: 'playwright test', env };
  finish(await runInTurn([makeBuilds(['site']), browsers]));
}
