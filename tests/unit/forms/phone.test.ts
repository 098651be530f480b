import { describe, expect, it } from 'vitest';
import {
  editPhone,
  isSingleKey,
  isWholePhone,
  phonePattern,
  phoneRule,
} from '../../../shared/forms/phone.ts';

const filledIn = (next: string, previous = '') => editPhone(previous, next, { caret: null, isTyped: false });

/** Presses keys one after another at a caret, as a person does. */
function type(keys: string, start = '', at = start.length) {
  let state = { value: start, caret: at, notice: '' };
  for (const key of keys) {
    const next = state.value.slice(0, state.caret) + key + state.value.slice(state.caret);
    state = editPhone(state.value, next, { caret: state.caret + 1, isTyped: true });
  }
  return state;
}

describe('a phone field, typed into', () => {
  it('takes ten digits', () => {
    expect(type('9876543210')).toEqual({ value: '9876543210', caret: 10, notice: '' });
  });

  it.each(['98a76b54c32d10', '98765-43210', '(98765) 43210', '98765 43210', '+9876543210'])(
    'strips all but the digits of %s',
    (keys) => {
      expect(type(keys).value).toBe('9876543210');
    },
  );

  it('takes no letters at all', () => {
    expect(type('phone')).toEqual({ value: '', caret: 0, notice: '' });
  });

  it('takes no eleventh digit and says what it takes', () => {
    expect(type('98765432101')).toEqual({ value: '9876543210', caret: 10, notice: phoneRule });
  });

  it('does not take an eleventh digit in the middle, and the caret stays', () => {
    expect(type('5', '9876543210', 4)).toEqual({ value: '9876543210', caret: 4, notice: phoneRule });
  });

  it('keeps the caret behind a digit typed in the middle', () => {
    expect(type('5', '987643210', 4)).toEqual({ value: '9876543210', caret: 5, notice: '' });
  });

  it('keeps the caret where it was when a letter in the middle is stripped', () => {
    expect(type('x', '98765', 2)).toEqual({ value: '98765', caret: 2, notice: '' });
  });

  it('does not take a plus sign in front for a country code', () => {
    expect(type('+', '9198765432', 0)).toEqual({ value: '9198765432', caret: 0, notice: '' });
  });

  it('withdraws the notice with the next edit that is taken', () => {
    const { value } = type('98765432101');
    expect(editPhone(value, '987654321', { caret: 9, isTyped: false }).notice).toBe('');
  });

  it('deletes digits of any number, also behind 0091', () => {
    expect(editPhone('0091987', '009198', { caret: 6, isTyped: false }).value).toBe('009198');
    expect(editPhone('9876543210', '976543210', { caret: 1, isTyped: false })).toEqual({
      value: '976543210',
      caret: 1,
      notice: '',
    });
  });
});

describe('a phone field, pasted or filled into', () => {
  it.each([
    '+91 98765-43210',
    '098765 43210',
    '00919876543210',
    '0091 98765 43210',
    '+919876543210',
    '+91 (0) 98765 43210',
    '(+91) 98765.43210',
    'tel:+91-98765-43210',
    '\u202a+91 98765\u00a043210\u202c',
    ' 9876543210\n',
  ])('turns %j into ten digits', (text) => {
    expect(filledIn(text)).toEqual({ value: '9876543210', caret: 10, notice: '' });
  });

  it('replaces a whole number by the pasted one', () => {
    expect(filledIn('09876543210', '1234567890').value).toBe('9876543210');
  });

  it.each([
    '+65 9123 4567',
    '98765432101',
    '+1 415 555 2671',
    '+44 7911 123456',
    '919876543210',
    '+91 98765 4321',
    '00919876543',
  ])('leaves the field as it was for %s and says what it takes', (text) => {
    expect(filledIn(text, '12345')).toEqual({ value: '12345', caret: 5, notice: phoneRule });
  });

  it('takes a part of a number, without its country code', () => {
    expect(filledIn('98765').value).toBe('98765');
    expect(filledIn('+91 98765').value).toBe('98765');
  });

  it('takes nothing from text without digits', () => {
    expect(filledIn('call me')).toEqual({ value: '', caret: 0, notice: '' });
  });

  it('puts the caret behind digits that were pasted in the middle', () => {
    const edit = editPhone('9810', '98 76-543 210', { caret: 10, isTyped: false });
    expect(edit).toEqual({ value: '9876543210', caret: 7, notice: '' });
  });

  it('leaves the caret where it was when a paste in the middle is too long', () => {
    const edit = editPhone('98765432', '98111222765432', { caret: 8, isTyped: false });
    expect(edit).toEqual({ value: '98765432', caret: 2, notice: phoneRule });
  });
});

describe('a number that is not taken but was in the field before the script', () => {
  const backspace = (value: string) =>
    editPhone(value, value.slice(0, -1), { caret: value.length - 1, isTyped: false });

  it.each(['+1 555 010 0200', '1555010020012', '+91 98765 4321012'])('deletes %s from its end', (number) => {
    for (let value = number; value !== ''; ) {
      const edit = backspace(value);
      expect(edit.value.length).toBeLessThan(value.length);
      expect(edit.notice).toBe('');
      value = edit.value;
    }
  });

  it('keeps the country code of what is left, so that it does not pass for an Indian number', () => {
    expect(backspace('+1 555 010 0200')).toEqual({ value: '+1 555 010 020', caret: 14, notice: '' });
  });

  it('becomes digits once what is left is a number to take', () => {
    expect(backspace('+91 98765 432101').value).toBe('9876543210');
    expect(backspace('98765 432101').value).toBe('9876543210');
  });

  it('deletes from the middle, and keeps the caret there', () => {
    const edit = editPhone('+1 555 010 0200', '+1 010 0200', { caret: 3, isTyped: false });
    expect(edit).toEqual({ value: '+1 010 0200', caret: 3, notice: '' });
  });

  it.each(['+1 555 010 0200', '+1 555 010'])('takes no letter or digit behind %s', (number) => {
    for (const key of ['x', '5'])
      expect(type(key, number)).toEqual({ value: number, caret: number.length, notice: phoneRule });
  });

  it('is replaced by what is typed over it', () => {
    expect(editPhone('+1 555 010 0200', '9', { caret: 1, isTyped: true }).value).toBe('9');
  });

  it('is not replaced by a shorter one of another country', () => {
    const edit = editPhone('+1 555 010 0200', '+65 9123 4567', { caret: 13, isTyped: false });
    expect(edit).toMatchObject({ value: '+1 555 010 0200', notice: phoneRule });
  });
});

it('recognises a single key among everything that a browser reports', () => {
  expect(isSingleKey({ inputType: 'insertText', data: '5' })).toBe(true);
  expect(isSingleKey({ inputType: 'insertText', data: '+91 98765 43210' })).toBe(false);
  expect(isSingleKey({ inputType: 'insertFromPaste', data: null })).toBe(false);
  expect(isSingleKey({ inputType: 'deleteContentBackward', data: null })).toBe(false);
  expect(isSingleKey({})).toBe(false);
});

it('ten digits that begin with another than 0 are a whole number, for script and for the pattern attribute', () => {
  const pattern = new RegExp(`^(?:${phonePattern})$`, 'v');
  for (const [text, isWhole] of [
    ['9876543210', true],
    ['987654321', false],
    ['0987654321', false],
    ['98765432101', false],
    ['98765 4321', false],
    ['', false],
    ['९८७६५४३२१०', false],
  ] as const) {
    expect(isWholePhone(text), text).toBe(isWhole);
    expect(pattern.test(text), text).toBe(isWhole);
  }
});
