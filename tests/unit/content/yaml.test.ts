import { expect, test } from 'vitest';
import { readYaml } from '#shared/model/yaml.ts';

const quotes = /put the text into single quotes/;

test.each<[string, number, RegExp]>([
  ['a: b\nc: it is # fine', 2, /has a comment from # on, .*put the text into single quotes/],
  ['a: b\na: c', 2, /names this field for the second time: remove one of them/],
  ['a:\n\tb: c', 2, /is indented with a tab: use spaces/],
  ['a: b\n---\nc: d', 2, /begins a second document: remove the line "---"/],
  ["a: 'it's fine'", 1, quotes],
  ["a: b\nc: 'it has no end\nd: e\nf: g\n", 2, quotes],
  ['a: Note: this', 1, quotes],
  ['a: ["b" "c"]', 1, /lacks a comma/],
  ['a: &home', 1, /begins a text with &/],
  ['a: *home', 1, /begins a text with \*/],
  ['a: !important text', 1, /begins a text with !/],
  ['a: b\n  c: d', 1, quotes],
  ['just words', 1, /holds no fields/],
  ['', 1, /holds no fields/],
  ['a: b\n<<<<<<< HEAD\nc: d\n=======\nc: e\n>>>>>>> other', 2, /has two versions of the same lines/],
  ['\ufffd\ufffda\0:\0', 1, /is no text in UTF-8: save it as/],
])('%j is refused: line %i %s', (text, line, message) => {
  expect(readYaml(text).mistakes).toEqual([{ line, message: expect.stringMatching(message) }]);
});

test('a byte-order mark, line ends of Windows, a no-break space after a name, dates, and # or brackets in quotes are accepted', () => {
  const { data, mistakes } = readYaml(
    "\ufeffday: 2026-11-29\r\ntext:\u00a0'C# [x]'\r\nlanguage: C#\r\nlong: |-\r\n  one # two\r\n  three\r\n",
  );
  expect(mistakes).toEqual([]);
  expect(data).toEqual({ day: '2026-11-29', text: 'C# [x]', language: 'C#', long: 'one # two\nthree' });
});

test('a field has the line of its name, and what is missing that of its group', () => {
  const { lineOf } = readYaml('a:\n  - b: 1\n  - b: 2\nc: d');
  expect([['a', 1, 'b'], ['a', 1, 'c'], ['a', 0], ['c'], ['e']].map((path) => lineOf(path))).toEqual([
    3, 3, 2, 4, 1,
  ]);
});
