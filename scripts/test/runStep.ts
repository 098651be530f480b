import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

/** How many tests of a step passed and failed. A step without a report counts as one test. */
export type Tally = { passed: number; failed: number; skipped: number };

/** A command of the test run. */
export type Step = {
  name: string;
  command: string;
  /** JSON report that the command writes, of vitest's or Playwright's shape. */
  report?: string;
  env?: Record<string, string>;
};

type Report = {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
};

function readTally(file: string): Tally {
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  const { stats } = report;
  if (stats) {
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  }
  return {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: report.numPendingTests ?? 0,
  };
}

/**
 * Runs one step of the tests and says how it went; a step that failed without a failed test counts as one.
 * @param place which of how many it is, such as `3 of 10`; not said of a few
 */
export function runStep({ name, command, report, env }: Step, place?: string): Tally {
  console.log(`\n── ${place ? `${place}: ` : ''}${name} ─ ${command}`);
  if (report) rmSync(report, { force: true });
  const started = performance.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const isGreen = status === 0;
  let tally: Tally = { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1, skipped: 0 };
  try {
    if (report) tally = readTally(report);
  } catch {
    console.error(`${name} left no report`);
  }
  if (!isGreen && tally.failed === 0) tally.failed = 1;
  if (isGreen && tally.passed === 0) tally.failed += 1;
  console.log(`── ${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`);
  return tally;
}
