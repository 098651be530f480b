import { expect, test } from 'vitest';
import { CliError } from '../../scripts/lib/CliError.ts';
import { explainError } from '../../scripts/lib/explainError.ts';

test('of several mistakes each is named once, without a stack', () => {
  const mistakes = ['one', 'two', 'one'].map((message) => new CliError(message));
  expect(explainError(new AggregateError(mistakes))).toBe('one\ntwo');
});

test.each(['ENOSPC', 'EACCES', 'EROFS', 'ENAMETOOLONG'])(
  '%s of the system is one line with its place',
  (code) => {
    const error = Object.assign(new Error(code), { code, path: '/srv/dist/index.html' });
    expect(explainError(error)).toMatch(new RegExp(`^${code} at /srv/dist/index\\.html: [^\n]+$`));
  },
);

test('any other error keeps its stack', () => {
  expect(explainError(new TypeError('broken'))).toMatch(/^TypeError: broken\n\s+at /);
});
