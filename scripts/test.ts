import { CliError } from './lib/CliError.ts';
import { findBrowser, headlessBrowser } from './lib/findBrowser.ts';
import { runCommand } from './lib/runCommand.ts';
import { testBuilds, testFolders } from './tools/test/builds.ts';
import { printSummary } from './tools/test/printSummary.ts';
import { runLanes } from './tools/test/runLanes.ts';
import { notRun, type Step } from './tools/test/runStep.ts';
import { vitestCommand } from './tools/test/vitestCommand.ts';

const { site, subPath, components, formServices } = testBuilds;

/** Tests use the build made here, whatever OUT_DIR says outside. */
const env = { OUT_DIR: testFolders.site };

const vitest = (name: string, projects: string[]): Step => ({
  name,
  command: vitestCommand(...projects),
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
  env,
  hasReport: true,
  needs: [site.name, subPath.name, components.name],
};

/** Why browser tests cannot run; undefined if there is a browser, which is installed first if necessary. */
function missingBrowser(): string | undefined {
  try {
    const browser = findBrowser();
    console.log(`Browser: ${headlessBrowser() ?? browser}\n`);
    return undefined;
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return error.message;
  }
}

/** `npm test`: runs every check and test, even if some fail, so that one run names everything that is wrong. */
await runCommand(async () => {
  const missing = missingBrowser();
  const earlier = await runLanes([sources, builds]);
  // They use both cores, so they run alone.
  const results = missing
    ? [...earlier, notRun(browserTests, missing)]
    : await runLanes([[browserTests]], earlier);
  if (printSummary(results) > 0) process.exitCode = 1;
});
