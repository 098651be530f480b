import { CliError } from './lib/CliError.ts';
import { findBrowser, headlessBrowser } from './lib/findBrowser.ts';
import { runCommand } from './lib/runCommand.ts';
import { printSummary } from './tools/test/printSummary.ts';
import { runLanes } from './tools/test/runLanes.ts';
import { notRun, type Step } from './tools/test/runStep.ts';
import { browserTests, builds, builtFileTests, moduleTests, typeCheck } from './tools/test/steps.ts';

const sources: Step[] = [
  typeCheck,
  { name: 'lint', command: 'biome check --error-on-warnings .' },
  { name: 'styles', command: 'stylelint "{pages,shared}/**/*.scss"' },
  moduleTests,
];

const built = [...builds, builtFileTests(['build', 'hosting'])];

const browserStep = browserTests();

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
  const earlier = await runLanes([sources, built]);
  // They use both cores, so they run alone.
  const results = missing
    ? [...earlier, notRun(browserStep, missing)]
    : await runLanes([[browserStep]], earlier);
  if (printSummary(results) > 0) process.exitCode = 1;
});
