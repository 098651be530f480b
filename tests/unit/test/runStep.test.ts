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

/** A step that ends with a status. */
const step = (name: string, status: number): Step => ({
  name,
  command: `"${process.execPath}" -e "console.log('printed by ${name}'); process.exit(${status})"`,
});

test('steps go on after a failure, and the end names what failed', async () => {
  await runInTurn([step('types', 0)]);
  finish();
  expect(process.exitCode).toBeUndefined();
  await runInTurn([step('lint', 1), step('unit', 0), step('browser', 2)]);
  finish();
  expect(process.exitCode).toBe(1);
  for (const words of ['printed by lint', 'lint: FAILED', 'printed by unit', 'unit: passed'])
    expect(printed.join('\n')).toContain(words);
  expect(printed.at(-1)).toBe('\nFailed: lint, browser');
});
