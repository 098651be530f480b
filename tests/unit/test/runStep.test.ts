import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { finish, type Result, runInTurn, type Step } from '../../../scripts/tools/test/runStep.ts';

let printed: string[];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** A step that leaves a report and ends with a status. */
function step(name: string, status: number, report?: object): Step {
  const write = `fs.mkdirSync(path.dirname(process.env.TEST_REPORT), { recursive: true }); fs.writeFileSync(process.env.TEST_REPORT, process.env.REPORT);`;
  const code = `console.log('printed by ${name}'); ${report ? write : ''} process.exit(${status})`;
  return { name, command: `"${process.execPath}" -e "${code}"`, env: { REPORT: JSON.stringify(report) } };
}

test('steps go on after a failure, and each counts what its report counts', async () => {
  const results = await runInTurn([
    step('lint', 1),
    step('types', 0),
    step('unit', 1, { numPassedTests: 5, numFailedTests: 2, numPendingTests: 1 }),
    step('browser', 1, { stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 4 } }),
    step('no import', 1, { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0 }),
  ]);
  expect(results).toEqual<Result[]>([
    { name: 'lint', passed: 0, failed: 1, skipped: 0 },
    { name: 'types', passed: 1, failed: 0, skipped: 0 },
    { name: 'unit', passed: 5, failed: 2, skipped: 1 },
    { name: 'browser', passed: 3, failed: 1, skipped: 4 },
    { name: 'no import', passed: 5, failed: 1, skipped: 0 },
  ]);
  expect(printed.join('\n')).toContain('printed by lint');
  expect(printed.join('\n')).not.toContain('printed by types');
});

describe('the end of a run', () => {
  const green = { name: 'types', passed: 3, failed: 0, skipped: 1 };

  test('is the count alone', () => {
    finish([green, green]);
    expect(printed.at(-1)).toBe('\n6 passed, 0 failed, 2 skipped');
    expect(process.exitCode).toBeUndefined();
  });

  test('names what failed, and fails the command', () => {
    finish([green, { ...green, name: 'unit', failed: 2 }]);
    expect(printed).toEqual(['Failed: unit', '\n6 passed, 2 failed, 2 skipped']);
    expect(process.exitCode).toBe(1);
  });
});
