import { printTable } from '../../lib/printTable.ts';
import type { StepResult } from './runStep.ts';

const seconds = (value: number) => `${value.toFixed(1)} s`;

function printTimes(results: StepResult[]): void {
  console.log('');
  printTable(
    [['Step', 'time', 'passed', 'failed']],
    results.map((step) => [step.name, seconds(step.seconds), `${step.passed}`, `${step.failed.length}`]),
  );
  const files = results.flatMap((step) => Object.entries(step.files));
  const slowest = files.sort(([, one], [, other]) => other - one).slice(0, 10);
  if (slowest.length === 0) return;
  console.log('');
  printTable(
    [['Slowest test files', 'time']],
    slowest.map(([file, milliseconds]) => [file, seconds(milliseconds / 1000)]),
  );
}

function printReasons(results: StepResult[]): void {
  const reasons = results.flatMap(({ skipped }) => Object.entries(skipped));
  if (reasons.length > 0) console.log('\nSkipped');
  for (const [reason, count] of reasons) console.log(`  ${count}: ${reason}`);
}

/**
 * Prints the time of each step, the ten slowest test files, why tests were skipped, the names of failed tests, and
 * the count of all tests as the last line.
 * @returns how many failed
 */
export function printSummary(results: StepResult[]): number {
  printTimes(results);
  printReasons(results);
  const failed = results.flatMap((step) => step.failed);
  if (failed.length > 0) console.log(`\nFailed\n${failed.map((name) => `  ${name}`).join('\n')}`);
  const passed = results.reduce((sum, step) => sum + step.passed, 0);
  const skipped = results
    .flatMap((step) => Object.values(step.skipped))
    .reduce((sum, count) => sum + count, 0);
  console.log(`\n${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed.length;
}
