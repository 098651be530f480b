import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { printSummary } from '../../../scripts/tools/test/printSummary.ts';
import { runLanes } from '../../../scripts/tools/test/runLanes.ts';
import type { Step, StepResult } from '../../../scripts/tools/test/runStep.ts';

let printed: string[];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line));
});
afterEach(() => vi.restoreAllMocks());

const node = (code: string) => `"${process.execPath}" -e "${code}"`;
const green: Step = { name: 'green', command: node('console.log(1 + 1)') };
const red: Step = { name: 'red', command: node("console.error('it broke'); process.exit(1)") };
const named = (results: StepResult[]) =>
  Object.fromEntries(results.map(({ name, failed }) => [name, failed]));

describe('a run of steps', () => {
  test('goes on after a failure, and leaves out only what needs the step that failed', async () => {
    const results = await runLanes([[red, green, { ...green, name: 'needy', needs: ['red'] }], []]);
    expect(named(results)).toEqual({
      red: ['red'],
      green: [],
      needy: ['needy: not run, because this failed: red'],
    });
  });

  test('waits for what a step needs in another lane', async () => {
    const slow: Step = { name: 'slow', command: node('setTimeout(() => process.exit(1), 300)') };
    const results = await runLanes([[{ ...green, name: 'needy', needs: ['slow'] }], [slow]]);
    expect(named(results)).toEqual({
      slow: ['slow'],
      needy: ['needy: not run, because this failed: slow'],
    });
  });

  test('shows what a step printed only where it failed, when several run side by side', async () => {
    await runLanes([[red], [green]]);
    expect(printed.join('\n')).toContain('it broke');
    expect(printed.join('\n')).not.toMatch(/^2$/m);
  });

  test('fails a step that should have run tests and left no report of any', async () => {
    const results = await runLanes([[{ ...green, hasReport: true }], []]);
    expect(named(results)).toEqual({ green: ['green: ran no test'] });
  });

  test('keeps what a step had reported when it was killed', async () => {
    const report = `JSON.stringify({ passed: 2, failed: ['sends once'], skipped: {}, files: {} })`;
    const command = node(
      `
      fs.mkdirSync(path.dirname(process.env.TEST_REPORT), { recursive: true });
      fs.writeFileSync(process.env.TEST_REPORT, ${report});
      process.kill(process.pid, 'SIGKILL');
    `.replaceAll('\n', ' '),
    );
    const [killed] = await runLanes([[{ name: 'killed', command, hasReport: true }], []]);
    expect(killed?.passed).toBe(2);
    expect(killed?.failed).toEqual(['sends once', 'killed: ended before it had run all tests']);
  });
});

describe('the summary', () => {
  const step: StepResult = {
    name: 'modules',
    seconds: 2,
    passed: 3,
    failed: [],
    skipped: {},
    files: { 'tests/a.test.ts': 1500, 'tests/b.test.ts': 2500 },
  };

  test('ends with the count alone', () => {
    expect(printSummary([step, step])).toBe(0);
    expect(printed.at(-1)).toBe('\n6 passed, 0 failed');
  });

  test('names the failed tests, and why others were skipped', () => {
    const failing = { ...step, failed: ['tests/a.test.ts › sends once'], skipped: { 'no Java': 2 } };
    expect(printSummary([step, failing])).toBe(1);
    expect(printed.join('\n')).toMatch(
      /Skipped\n {2}2: no Java\n.*Failed\n {2}tests\/a\.test\.ts › sends once/s,
    );
    expect(printed.at(-1)).toBe('\n6 passed, 1 failed, 2 skipped');
  });

  test('lists the slowest files first', () => {
    printSummary([step]);
    const files = printed.filter((line) => line.startsWith('tests/'));
    expect(files).toEqual(['tests/b.test.ts     2.5 s', 'tests/a.test.ts     1.5 s']);
  });
});
