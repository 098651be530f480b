import { expect, test } from 'vitest';
import { readCharacters } from '../../../scripts/tools/fonts/readCharacters.ts';

const files = { 'acme-core': '', 'acme-latin': '' };
const family = { name: 'acme', files };
const face = (file: string, range: string) =>
  `@font-face {\n  src: url("./fonts/${file}.woff2") format("woff2");\n  unicode-range: ${range};\n}\n`;

test('each file has the characters of its range', () => {
  const css = face('acme-latin', 'U+C0') + face('acme-core', 'U+41-43, U+2026');
  expect([...readCharacters(family, css)]).toEqual([
    ['acme-core', 'ABC…'],
    ['acme-latin', 'À'],
  ]);
});

test('a file without a range is refused', () => {
  const css = face('acme-core', 'U+41');
  expect(() => readCharacters(family, css)).toThrow('has no unicode-range for acme-latin.woff2');
});

test('a character in two files is refused', () => {
  const css = face('acme-core', 'U+41-43') + face('acme-latin', 'U+43-45');
  expect(() => readCharacters(family, css)).toThrow(/^acme: in two ranges .*: C$/);
});
