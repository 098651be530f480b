import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { environmentWith } from '#shared/core/environment.ts';

/** A command of the test run. */
export type Step = { name: string; command: string; env?: Record<string, string | undefined> };

/** Numbers of a step's tests; a command that runs none counts as one. */
export type Result = { name: string; passed: number; failed: number; skipped: number };

/** Keeps crash reports and desktop settings, which browsers write outside their profiles, out of the user's folders. */
const browserFiles = { CHROME_CONFIG_HOME: path.resolve('.cache/browser'), GSETTINGS_BACKEND: 'memory' };

/** Reads the JSON report of Vitest or Playwright. A test that passes only on a second try counts as failed. */
function readReport(file: string) {
  const { stats, numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(file, 'utf8'));
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
    : { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

/** A group of its own, which can be ended with all that a step starts, such as browsers. Windows has none. */
const ownGroup = process.platform !== 'win32';

/** Ends a step that still runs when this process ends. */
function endWithThis(child: ChildProcess): void {
  const end = () => (ownGroup ? process.kill(-child.pid!) : child.kill());
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** Runs a command and prints its result, with all that it printed if it failed or ran tests. */
export async function runStep({ name, command, env }: Step): Promise<Result> {
  const report = path.resolve('.cache/reports', `${name.replaceAll(' ', '-')}.json`);
  rmSync(report, { force: true });
  const started = performance.now();
  const child = spawn(command, {
    shell: true,
    detached: ownGroup,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Vitest and Playwright are configured to write their report there.
    env: environmentWith({ ...browserFiles, ...env, TEST_REPORT: report }),
  });
  endWithThis(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const [status] = await once(child, 'close');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const isGreen = status === 0;
  const hasReport = existsSync(report);
  const counts = hasReport ? readReport(report) : { passed: Number(isGreen), failed: 0, skipped: 0 };
  if (!isGreen || hasReport) console.log(`\n${output.trim()}\n`);
  console.log(`── ${name}: ${isGreen ? 'passed' : 'FAILED'} (${seconds} s)`);
  return { ...counts, name, failed: isGreen ? counts.failed : counts.failed || 1 };
}

/** Runs steps one after another, even after a failure. */
export async function runInTurn(steps: Step[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) results.push(await runStep(step));
  return results;
}

/** Prints which steps failed, and the count of all tests as the last line. Sets the exit code. */
export function finish(results: Result[]): void {
  const total = (key: 'passed' | 'failed' | 'skipped') =>
    results.reduce((sum, result) => sum + result[key], 0);
  const failed = results.filter((result) => result.failed > 0).map(({ name }) => name);
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
  if (failed.length > 0) process.exitCode = 1;
}
