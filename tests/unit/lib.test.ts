import { inspect } from 'node:util';
import type { Plugin } from 'vite';
import { describe, expect, test } from 'vitest';
import { UserError } from '#shared/core/UserError.ts';
import { explainError, withPlainMistakes } from '../../build/lib/explainError.ts';
import { parseUnicodeRange } from '../../scripts/assets/fonts/parseUnicodeRange.ts';
import { readCharacters } from '../../scripts/assets/fonts/readCharacters.ts';

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

const refuse = () => {
  throw new UserError('what to do');
};

test.each([
  ['at once', { config: refuse }],
  ['later', { config: async () => refuse() }],
  ['with an order', { config: { order: 'pre', handler: refuse } }],
])('a mistake in a hook of a plugin, %s, is printed without a stack', async (_when, hooks) => {
  const { config } = withPlainMistakes({ name: 'a', ...hooks } as Plugin) as { config?: unknown };
  const run = typeof config === 'function' ? config : Object(config).handler;
  const thrown = await new Promise((resolve) => resolve(run())).catch((error) => error);
  expect(inspect(thrown)).toBe('what to do');
  // A bundler hands on what its plugins throw.
  expect(explainError(thrown)).toBe('what to do');
});

test('a unicode-range is read part by part: codes, ranges and wildcards, in either case', () => {
  expect(parseUnicodeRange('U+22, U+2B-3B,u+4??')).toEqual([
    [0x22, 0x22],
    [0x2b, 0x3b],
    [0x400, 0x4ff],
  ]);
  for (const range of ['', '22', 'U+7E-20', 'U+2G', 'U+20-7E-7F'])
    expect(() => parseUnicodeRange(`U+22, ${range}`)).toThrow(`"${range}" is not a unicode-range`);
});

const face = (file: string, range: string) =>
  `@font-face { src: url("./fonts/${file}.woff2") format("woff2"); unicode-range: ${range}; }\n`;
const read = (css: string) =>
  readCharacters({ name: 'acme', files: { 'acme-core': '', 'acme-latin': '' } }, css);

test('each file has the characters of its range, and of its own', () => {
  expect([...read(face('acme-latin', 'U+C0') + face('acme-core', 'U+41-43, U+2026'))]).toEqual([
    ['acme-core', 'ABC…'],
    ['acme-latin', 'À'],
  ]);
  expect(() => read(face('acme-core', 'U+41'))).toThrow('has no unicode-range for acme-latin.woff2');
  expect(() => read(face('acme-core', 'U+41-43') + face('acme-latin', 'U+43-45'))).toThrow(
    /^acme: in two ranges .*: C$/,
  );
});
