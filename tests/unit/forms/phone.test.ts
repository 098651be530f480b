import { expect, it } from 'vitest';
import {
  editPhone,
  isPhone,
  isTyping,
  noPhone,
  type PhoneState,
  phonePattern,
  typePhone,
} from '#shared/forms/phone.ts';
import { fieldErrors } from '#shared/words/forms.ts';

const refused = fieldErrors.phoneRefused;
const held = (value: string): PhoneState => ({ ...noPhone, value, entered: value });
/** Without a caret, as for autofill and for text that was there before the script. */
const fillIn = (next: string, before = noPhone) => editPhone(before, next, null, false);

/** Presses keys one after another at a caret, as a person does; `<` is the backspace. */
function type(keys: string, before = noPhone, at = before.value.length) {
  let state = { ...before, caret: at };
  for (const key of keys) {
    const isTyped = key !== '<';
    const head =
      state.value.slice(0, isTyped ? state.caret : Math.max(state.caret - 1, 0)) + (isTyped ? key : '');
    state = editPhone(state, head + state.value.slice(state.caret), head.length, isTyped);
  }
  return state;
}

it.each([
  ['signs and letters between digits', '(98)a7-65 4+3x2.10', '9876543210'],
  ['a letter in a number with its prefix', '+91 98765x4321#0', '9876543210'],
  ['digits of another script', '९८७६५٤٣٢１０', '9876543210'],
  ['two prefixes', '+91 (0) 98765 43210', '9876543210'],
  ['a long number with a 0', '0731 401 2345', '7314012345'],
  ['part of a number with its prefix', '+91 98765 4321', '987654321'],
  ['a correction', '+91 98766<5 43210', '9876543210'],
  ['a country code that is deleted', '+65<<6123456', '6123456'],
  ['a number in place of another, refused one', '+6<9876543210', '9876543210'],
])('typed: %s', (_what, keys, value) => {
  expect(type(keys)).toMatchObject({ value, caret: value.length, error: '' });
});

it.each([
  ['an eleventh digit', '98765432101', '9876543210'],
  ['the same and a space', '98765432101 ', '9876543210'],
  ['a number from abroad', '+1 (415) 555-0132', '1415555013'],
  ['one that is corrected', '+65 6123 4568<7', '6561234567'],
  ['one in full-width characters', '＋６５', '65'],
])('typed: %s is in error', (_what, keys, value) => {
  expect(type(keys)).toMatchObject({ value, error: refused });
  // As a draft is read after a reload.
  expect(typePhone(type(keys).entered)).toMatchObject({ value, error: refused });
});

it.each([
  ['a digit in the middle of a full field', '5', held('9876543210'), 4, '9876543210', 4, refused],
  ['a plus sign before an Indian prefix', '+', held('9198765432'), 0, '9198765432', 0, ''],
  ['a plus sign before another number', '+', held('6561234567'), 0, '6561234567', 0, refused],
  ['a digit in the middle of a number from abroad', '9', type('+65 612345'), 4, '656192345', 5, refused],
])('typed in place: %s', (_what, keys, before, at, value, caret, error) => {
  expect(type(keys, before, at)).toMatchObject({ value, caret, error });
});

it.each([
  '+91 98765-43210',
  '00919876543210',
  '+91-09876543210',
  '(0) 98765/43210',
  '＋９１ ９８７６５ ４３２１０',
  'https://wa.me/919876543210',
])('pasted, filled in, or there before the script: %j becomes ten digits', (text) => {
  expect(fillIn(text)).toMatchObject({ value: '9876543210', caret: 10, error: '' });
  expect(fillIn(text, type('13800138000'))).toMatchObject({ value: '9876543210', error: '' });
});

it.each([
  ['0731 401234', '0731401234', ''],
  ['call me', '', ''],
  ['+65 9123 4567', '6591234567', refused],
])('pasted, filled in, or there before the script: %j becomes %j', (text, value, error) => {
  expect(fillIn(text)).toMatchObject({ value, error });
});

it.each(['00 65 6123456', '+91 98765 432101', '0731 2345 ext. 12'])(
  '%s leaves a field as it was, in error until it is edited',
  (text) => {
    expect(fillIn(text)).toMatchObject({ value: '', error: refused });
    const after = fillIn(text, held('12345'));
    expect(after).toMatchObject({ value: '12345', caret: 5, error: refused });
    expect(type(' ', after)).toMatchObject({ value: '12345', error: refused });
    expect(type('6', after)).toMatchObject({ value: '123456', error: '' });
  },
);

it('puts the caret after digits pasted in the middle, and leaves it in place if they were refused', () => {
  expect(editPhone(held('9810'), '98 76-543 210', 10, false)).toMatchObject({ caret: 7 });
  expect(editPhone(held('98765432'), '98111222765432', 8, false)).toMatchObject({
    caret: 2,
  });
});

it.each([
  [{ inputType: 'insertText', data: '5' }, true],
  [{ inputType: 'insertText', data: '+91 98765 43210' }, false],
  [{ inputType: 'insertFromPaste', data: null }, false],
  [{ type: 'compositionend', data: '98765#4' }, true],
])('knows whether %j is typing', (event, isTyped) => {
  expect(isTyping(event)).toBe(isTyped);
});

const pattern = new RegExp(`^(?:${phonePattern})$`, 'v');

it.each([
  ['12345', false],
  ['123456', true],
  ['98765432101', false],
  ['', false],
])('%j has enough digits, for script and without: %s', (digits, isEnough) => {
  expect([isPhone(digits), pattern.test(digits)]).toEqual([isEnough, isEnough]);
});

it.each(['+91 98765-43210', '(0731) 401 2345', '098765 43210', '९८७६५ ४३२१०'])(
  'without script %s can be sent too, and no text',
  (number) => expect([pattern.test(number), pattern.test(`call ${number}`)]).toEqual([true, false]),
);

it('without script no number from abroad can be sent', () => {
  expect(pattern.test('+65 6123 4567')).toBe(false);
});
