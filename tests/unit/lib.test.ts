import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { UserError } from '#shared/core/UserError.ts';
import { explainError } from '../../build/lib/explainError.ts';
import '../../build/prepareProcess.ts';

describe('an error', () => {
  test('with several causes names each once, without a stack', () => {
    const mistakes = ['one', 'two', 'one'].map((message) => new UserError(message));
    expect(explainError(new AggregateError(mistakes))).toBe('one\ntwo');
  });

  test('of the bundler shows each place in a file, without a stack', () => {
    const places = ['about.ts:1:2', 'home.ts:3:4'].map((message) =>
      Object.assign(new Error(message), { loc: {} }),
    );
    const error = Object.assign(new Error('Build failed with 2 errors'), { errors: places });
    expect(explainError(error)).toBe('about.ts:1:2\nhome.ts:3:4');
  });

  test.each([
    ['the system', { code: 'ENOSPC', syscall: 'copyfile' }],
    ['a compiler', { pluginCode: 'a: ' }],
  ])('of %s is its message alone, without colours', (_source, fields) => {
    expect(explainError(Object.assign(new Error('\u001b[31mwhat and where\n'), fields))).toBe(
      'what and where',
    );
  });

  test('of any other kind keeps its stack', () => {
    expect(explainError(new TypeError('broken'))).toMatch(/^TypeError: broken\n\s+at /);
  });
});

test('a mistake is printed by Vite without a stack, also one that the bundler hands on', () => {
  const mistake = new UserError('what to do');
  expect(inspect(mistake)).toBe('what to do');
  expect(explainError(Object.assign(new Error('Build failed'), { errors: [mistake] }))).toBe('what to do');
});
