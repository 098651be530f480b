import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { UserError } from '#shared/core/UserError.ts';
import { explainError } from '../../build/lib/explainError.ts';
import '../../build/prepareProcess.ts';

const mistake = new UserError('what to do');
const places = ['about.ts:1:2', 'home.ts:3:4'].map((place) => Object.assign(new Error(place), { loc: {} }));
const withFields = (fields: object) => Object.assign(new Error('\u001b[31mwhat and where\n'), fields);

test.each([
  ['with several causes', new AggregateError([mistake, new UserError('more'), mistake]), 'what to do\nmore'],
  ['that the bundler hands on', withFields({ errors: [mistake] }), 'what to do'],
  ['of the bundler', withFields({ errors: places }), 'about.ts:1:2\nhome.ts:3:4'],
  ['of the system', withFields({ code: 'EMFILE', syscall: 'copyfile' }), 'what and where'],
  [
    'of a folder that is a mount',
    withFields({ code: 'EBUSY' }),
    expect.stringMatching(/OUT_DIR.* what and where$/),
  ],
  [
    'of a full disk',
    withFields({ code: 'ENOSPC' }),
    'The disk is full: free some space, then try again. what and where',
  ],
  ['of a compiler', withFields({ pluginCode: 'a: ' }), 'what and where'],
])('an error %s is its message alone, without a stack or colours', (_kind, error, text) => {
  expect(explainError(error)).toEqual(text);
});

test('an error of any other kind keeps its stack; a mistake is printed by Vite without one', () => {
  expect(explainError(new TypeError('broken'))).toMatch(/^TypeError: broken\n\s+at /);
  expect(inspect(mistake)).toBe('what to do');
});
