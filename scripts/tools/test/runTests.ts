import { makeBuilds, testFolders } from './builds.ts';
import { findBrowser } from './findBrowser.ts';
import { finish, runInTurn, runStep, type Step } from './runStep.ts';

/** Checks the types. One thread takes less CPU time, and builds and browser tests use the other core. */
export const typeCheck: Step = { name: 'types', command: 'tsc -p . --singleThreaded' };

export const moduleTests: Step = {
  name: 'modules',
  command: 'vitest run --project unit --project component --project content --project commands',
  env: { OUT_DIR: undefined },
};

/**
 * Runs checks that need no build, then the tests of the built files; in parallel, the builds for tests, then the
 * browser tests. All run even if some fail, except on builds that failed. Sets the exit code.
 * @throws UserError if there is no browser
 */
export async function runTests(checks: Step[]): Promise<void> {
  console.log(`Browser: ${findBrowser()}`);
  const building = runStep(makeBuilds());
  async function runOnBuilds(name: string, command: string) {
    if (await building) await runStep({ name, command, env: { OUT_DIR: testFolders.site } });
    else console.log(`── ${name}: not run, because the builds failed`);
  }
  const checking = runInTurn(checks);
  const onFiles = checking.then(() =>
    runOnBuilds('built files', 'vitest run --project build --project hosting'),
  );
  await Promise.all([onFiles, runOnBuilds('browser', 'playwright test')]);
  finish();
}

/** Tests the most important behaviour in Chromium, Firefox and WebKit, which Playwright installs. */
export async function testBrowsers(): Promise<void> {
  const env = { OUT_DIR: testFolders.site, SITES_SERVED: 'site', TEST_SUITE: 'engines' };
  const browsers = { name: 'browsers', command: 'playwright test', env };
  await runInTurn([makeBuilds(['site']), browsers]);
  finish();
}
