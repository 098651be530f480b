import { expect, test } from 'vitest';
import { CliError } from '../../scripts/lib/CliError.ts';
import { explainError } from '../../scripts/lib/explainError.ts';

test('of several mistakes each is named once, without a stack', async () => {
  const mistakes = ['one', 'two', 'one'].map((message) => new CliError(message));
  expect(await explainError(new AggregateError(mistakes))).toBe('one\ntwo');
});

test('any other error keeps its stack', async () => {
  expect(await explainError(new TypeError('broken'))).toMatch(/^TypeError: broken\n\s+at /);
});
