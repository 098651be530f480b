import { describe, expect, test } from 'vitest';
import { balanceLines, wrapLines } from '../../../scripts/pipeline/seo/share/wrapLines.ts';

const widthOf = (text: string) => text.length;

describe('breaking a text into lines', () => {
  test('fills each line', () => {
    expect(wrapLines('one two three four', 9, widthOf)).toEqual(['one two', 'three', 'four']);
  });

  test('leaves a word that is too wide alone on its line', () => {
    expect(wrapLines('a extraordinarily b', 6, widthOf)).toEqual(['a', 'extraordinarily', 'b']);
  });

  test('takes any white space as one space', () => {
    expect(wrapLines('  one\n two ', 20, widthOf)).toEqual(['one two']);
  });
});

describe('balancing', () => {
  test('leaves no short last line', () => {
    expect(balanceLines('aaaa bbbb cccc dd', 14, widthOf)).toEqual(['aaaa bbbb', 'cccc dd']);
  });

  test('adds no line', () => {
    expect(balanceLines('aaaa bbbb', 20, widthOf)).toEqual(['aaaa bbbb']);
  });
});
