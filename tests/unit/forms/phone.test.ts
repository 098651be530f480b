import { expect, it } from 'vitest';
import {
  editPhone,
  isPhone,
  isSingleKey,
  phonePattern,
  phoneRule,
  receivePhone,
} from '../../../shared/forms/phone.ts';

const held = (value: string, refused = '') => ({ value, refused });
const paste = (next: string, previous = '') =>
  editPhone(held(previous), next, { caret: null, isTyped: false });

/** Presses keys one after another at a caret, as a person does. */
function type(keys: string, start = '', at = start.length) {
  let state = { ...held(start), caret: at, notice: '' };
  for (const key of keys) {
    const next = state.value.slice(0, state.caret) + key + state.value.slice(state.caret);
    state = editPhone(state, next, { caret: state.caret + 1, isTyped: true });
  }
  return state;
}

it.each([
  ['digits', '9876543210', '', 10, { value: '9876543210', caret: 10, notice: '' }],
  ['separators', '(98)76-54 3+2.10', '', 0, { value: '9876543210', caret: 10, notice: '' }],
  ['digits of another script', '९८७६५٤٣٢１０', '', 0, { value: '9876543210', caret: 10, notice: '' }],
  ['an eleventh digit', '98765432101', '', 0, { ...held('9876543210', '1'), caret: 10, notice: phoneRule }],
  ['a number with its prefix', '+91 98765-43210', '', 0, { value: '9876543210', caret: 10, notice: '' }],
  ['two prefixes', '+91 (0) 98765 43210', '', 0, { value: '9876543210', caret: 10, notice: '' }],
  ['a long number with a 0', '0731 401 2345', '', 0, { value: '7314012345', caret: 10, notice: '' }],
  ['part of that', '+91 98765 4321', '', 0, { ...held('9198765432', '1'), caret: 10, notice: phoneRule }],
  ['one in the middle', '5', '9876543210', 4, { value: '9876543210', caret: 4, notice: phoneRule }],
  ['a letter in the middle', 'x', '98765', 2, { value: '98765', caret: 2, notice: '' }],
  ['a plus sign in front', '+', '9198765432', 0, { value: '9198765432', caret: 0, notice: '' }],
])('typed: %s', (_what, keys, start, at, result) => {
  expect(type(keys, start, at)).toEqual({ refused: '', ...result });
});

it.each([
  '9876543210',
  '+91 98765-43210',
  '91 9876543210',
  '00919876543210',
  '+91-09876543210',
  '(0) 98765/43210',
  '＋９１ ９８７６５ ４３２１０',
  'https://wa.me/919876543210',
  'Ph. 098765 43210 (WhatsApp)',
  '\u202a+91 98765\u00a043210\u202c',
])('pasted, filled in, or there before the script: %j becomes ten digits', (text) => {
  expect(paste(text)).toEqual({ ...held('9876543210'), caret: 10, notice: '' });
  expect(receivePhone(text)).toEqual({ value: '9876543210', notice: '' });
});

it.each([
  ['+91 98765', '98765'],
  ['0731 401234', '0731401234'],
  ['+65 9123 4567', '6591234567'],
  ['call me', ''],
])('pasted, filled in, or there before the script: %j becomes %j', (text, value) => {
  expect(paste(text)).toMatchObject({ value, notice: '' });
  expect(receivePhone(text)).toEqual({ value, notice: '' });
});

it.each([
  ['12345abc6789012345', '1234567890'],
  ['+91 98765 432101', ''],
  ['+1 415 555 2671', ''],
  ['91234 56789 ext 12', '9123456789'],
])('%s leaves the field as it was; before the script it becomes %j', (text, value) => {
  expect(paste(text, '12345')).toEqual({ ...held('12345'), caret: 5, notice: phoneRule });
  expect(receivePhone(text)).toEqual({ value, notice: phoneRule });
});

it('puts the caret after digits pasted in the middle, and leaves it in place if they were refused', () => {
  expect(editPhone(held('9810'), '98 76-543 210', { caret: 10, isTyped: false })).toMatchObject({ caret: 7 });
  expect(editPhone(held('98765432'), '98111222765432', { caret: 8, isTyped: false })).toMatchObject({
    caret: 2,
  });
});

it.each([
  [{ inputType: 'insertText', data: '5' }, true],
  [{ inputType: 'insertText', data: '+91 98765 43210' }, false],
  [{ inputType: 'insertFromPaste', data: null }, false],
  [{}, false],
])('knows whether %j is a single key', (event, isSingle) => {
  expect(isSingleKey(event)).toBe(isSingle);
});

const pattern = new RegExp(`^(?:${phonePattern})$`, 'v');

it.each([
  ['12345', false],
  ['123456', true],
  ['0123456789', true],
  ['98765432101', false],
  ['', false],
])('%j has enough digits, for script and without: %s', (digits, isEnough) => {
  expect([isPhone(digits), pattern.test(digits)]).toEqual([isEnough, isEnough]);
});

it.each(['+91 98765-43210', '919876543210', '(0731) 401 2345', '098765 43210', '९८७६५ ४३२१०'])(
  'without script %s can be sent too, and no text',
  (number) => expect([pattern.test(number), pattern.test(`call ${number}`)]).toEqual([true, false]),
);
