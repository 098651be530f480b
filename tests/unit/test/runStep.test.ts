import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finish, runInTurn, type Step } from '../../../scripts/tools/test/runStep.ts';

let printed: string[];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line));
});
afterEach(() => {
  process.exitCode = undefined;
});

/** A step that leaves a report and ends with a status. */
function step(name: string, status: number, report?: object): Step {
  const write = `fs.mkdirSync(path.dirname(process.env.TEST_REPORT), { recursive: true }); fs.writeFileSync(process.env.TEST_REPORT, process.env.REPORT);`;
  const code = `console.log('printed by ${name}'); ${report ? write : ''} process.exit(${status})`;
  return { name, command: `"${process.execPath}" -e "${code}"`, env: { REPORT: JSON.stringify(report) } };
}

test('steps go on after a failure, each counts what its report counts, and the end names what failed', async () => {
  const results = await runInTurn([
    step('lint', 1),
    step('types', 0),
    step('unit', 1, { numPassedTests: 5, numFailedTests: 2, numPendingTests: 1 }),
    step('browser', 1, { stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 4 } }),
    step('no import', 1, { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0 }),
  ]);
  const counts = results.map(({ passed, failed, skipped }) => [passed, failed, skipped].join(' '));
  expect(counts).toEqual(['0 1 0', '1 0 0', '5 2 1', '3 1 4', '5 1 0']);
  const output = printed.join('\n');
  expect([output.includes('printed by lint'), output.includes('printed by types')]).toEqual([true, false]);
  finish(results.slice(1, 2));
  expect(process.exitCode).toBeUndefined();
  finish(results);
  expect(printed.slice(-2)).toEqual([
    'Failed: lint, unit, browser, no import',
    '\n14 passed, 5 failed, 5 skipped',
  ]);
  expect(process.exitCode).toBe(1);
});
