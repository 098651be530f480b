import { CliError } from './lib/CliError.ts';
import { findBrowser } from './lib/findBrowser.ts';
import { runCommand } from './lib/runCommand.ts';
import { testBuilds, testFolders } from './tools/test/builds.ts';
import { printSummary } from './tools/test/printSummary.ts';
import { runLanes } from './tools/test/runLanes.ts';
import { notRun, type Step, type StepResult } from './tools/test/runStep.ts';

const { site, subPath, components, formServices } = testBuilds;

/** Tests use the build made here, whatever OUT_DIR says outside. */
const env = { OUT_DIR: testFolders.site };

const vitest = (name: string, projects: string[]): Step => ({
  name,
  command: `vitest run ${projects.map((project) => `--project ${project}`).join(' ')} --reporter=dot --reporter=./scripts/tools/test/VitestReporter.ts`,
  hasReport: true,
});

const sources: Step[] = [
  { name: 'types', command: 'tsc -p .' },
  { name: 'lint', command: 'biome check --error-on-warnings .' },
  { name: 'styles', command: 'stylelint "{pages,shared}/**/*.scss"' },
  { ...vitest('modules', ['unit', 'component', 'content', 'commands']), env: { OUT_DIR: undefined } },
];

const builds: Step[] = [
  site,
  subPath,
  components,
  formServices,
  {
    ...vitest('built files', ['build', 'hosting']),
    env,
    needs: [site.name, subPath.name, formServices.name],
  },
];

const browserTests: Step = {
  name: 'browser',
  command: 'playwright test',
  hasReport: true,
  needs: [site.name, subPath.name, components.name],
};

/** Browser tests use both cores, so they run alone. */
async function runBrowserTests(earlier: StepResult[]): Promise<StepResult[]> {
  try {
    const CHROMIUM_PATH = findBrowser();
    console.log(`\nBrowser: ${CHROMIUM_PATH}`);
    return await runLanes([[{ ...browserTests, env: { ...env, CHROMIUM_PATH } }]], earlier);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return [...earlier, notRun(browserTests, error.message)];
  }
}

/** `npm test`: runs every check and test, even if some fail, so that one run names everything that is wrong. */
await runCommand(async () => {
  const results = await runBrowserTests(await runLanes([sources, builds]));
  if (printSummary(results) > 0) process.exitCode = 1;
});
