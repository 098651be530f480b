import { expect, test } from 'vitest';
import { parseUnicodeRange } from '../../scripts/lib/parseUnicodeRange.ts';

test('a unicode-range is read part by part: codes, ranges and wildcards, in either case', () => {
  const codes = [
    [0x22, 0x22],
    [0x2b, 0x3b],
    [0x400, 0x4ff],
  ];
  expect(parseUnicodeRange('U+22, U+2B-3B,u+4??')).toEqual(codes);
});

test.each(['', '22', 'U+', 'U+7E-20', 'U+2G', 'U+20-7E-7F'])('"%s" is refused', (range) => {
  expect(() => parseUnicodeRange(`U+22, ${range}`)).toThrow(`"${range}" is not a unicode-range`);
});
