import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestReport } from './TestReport.ts';

/** A command of the test run. */
export type Step = {
  name: string;
  command: string;
  /** Whether the command runs tests and leaves a report of them; otherwise it counts as one test. */
  hasReport?: boolean;
  env?: Record<string, string | undefined>;
  /** Names of the steps that must have passed before. */
  needs?: string[];
};

/** The result of a step. */
export type StepResult = TestReport & { name: string; seconds: number };

/** Keeps what browsers write beside their profiles, crash reports and desktop settings, out of the user's folders. */
const browserFiles = { CHROME_CONFIG_HOME: path.resolve('.cache/browser'), GSETTINGS_BACKEND: 'memory' };

const noReport: TestReport = { passed: 0, failed: [], skipped: {}, files: {} };

/** The result of a step that could not be run. */
export function notRun({ name }: Step, reason: string): StepResult {
  console.log(`── ${name}: not run, ${reason}`);
  return { ...noReport, name, seconds: 0, failed: [`${name}: not run, ${reason}`] };
}

function readReport(file: string): TestReport {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return noReport;
  }
}

/** What is wrong with a step other than its failed tests. */
function faultOf({ isComplete, passed, failed }: TestReport, isGreen: boolean): string | undefined {
  if (isGreen) return passed + failed.length > 0 ? undefined : 'ran no test';
  if (!isComplete) return 'ended before it had run all tests';
  return failed.length > 0 ? undefined : 'failed without a failed test';
}

/** A step fails with its command, and one that should have run tests fails without any. */
function judge({ name, hasReport }: Step, isGreen: boolean, file: string): TestReport {
  if (!hasReport) return { ...noReport, passed: isGreen ? 1 : 0, failed: isGreen ? [] : [name] };
  const report = readReport(file);
  const fault = faultOf(report, isGreen);
  return fault ? { ...report, failed: [...report.failed, `${name}: ${fault}`] } : report;
}

/**
 * Runs one step and prints its result.
 * @param isLive shows what it prints at once; otherwise only when it fails, so that steps side by side do not mix
 */
export async function runStep(step: Step, isLive = true): Promise<StepResult> {
  const { name, command, env } = step;
  const file = `.cache/reports/${name.replaceAll(' ', '-')}.json`;
  rmSync(file, { force: true });
  if (isLive) console.log(`\n── ${name} ─ ${command}`);
  const started = performance.now();
  const child = spawn(command, {
    shell: true,
    stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...browserFiles, ...env, TEST_REPORT: file },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const [status] = await once(child, 'close');
  const seconds = (performance.now() - started) / 1000;
  const report = judge(step, status === 0, file);
  if (report.failed.length > 0 && !isLive)
    console.log(`\n── ${name} ─ ${command}\n${stripVTControlCharacters(output).trim()}`);
  console.log(
    `── ${name}: ${report.passed} passed, ${report.failed.length} failed (${seconds.toFixed(1)} s)`,
  );
  return { ...report, name, seconds };
}
