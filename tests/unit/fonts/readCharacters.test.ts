import { expect, test } from 'vitest';
import { readCharacters } from '../../../scripts/tools/fonts/readCharacters.ts';

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
