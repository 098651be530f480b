import { CliError } from '../../lib/CliError.ts';
import { findBrowser, headlessBrowser } from '../../lib/findBrowser.ts';
import { printSummary } from './printSummary.ts';
import { runLanes } from './runLanes.ts';
import { notRun, type Step } from './runStep.ts';

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

/**
 * Runs lanes of steps side by side, with the browser tests at the end of the last one, and prints the results. Sets the
 * exit code.
 */
export async function runTests(lanes: Step[][], browserStep: Step): Promise<void> {
  const missing = missingBrowser();
  const last = lanes.at(-1)!;
  const results = await runLanes(missing ? lanes : [...lanes.slice(0, -1), [...last, browserStep]]);
  if (missing) results.push(notRun(browserStep, missing));
  if (printSummary(results) > 0) process.exitCode = 1;
}
