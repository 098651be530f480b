import { fieldErrors } from '../words/forms.ts';

const fewest = 6;
const most = 10;

const separators = '[\\s.\\-\\/\\(\\)]*';

/** For the `pattern` attribute, which checks a number without script; it is then posted as it was typed. */
export const phonePattern = `[\\s\\(]*(?:(?:\\+|00)?${separators}91${separators}0?|0)?(?:${separators}\\p{Nd}){${fewest},${most}}${separators}`;

const indianNumber = new RegExp(`^(?:0{0,2}910?|0)?([1-9][0-9]{${most - 1}})$`);

/** Digits after the mark of an extension. Typed letters and signs are slips, which are removed. */
const extension = /[0-9][^0-9]*[\p{L}#*][^0-9]*[0-9]/u;

export type PhoneState = {
  value: string;
  /** What was typed for it, a plus sign and refused digits included: with the next key it may be an Indian number. */
  entered: string;
  /** While there is one, the value is not the number that was entered, and must not be sent. */
  error: string;
};

export const noPhone: PhoneState = { value: '', entered: '', error: '' };

/** A decimal digit of any script as ASCII: Unicode lists the ten digits of each script in order. */
function asciiDigit(digit: string): string {
  let zero = digit.codePointAt(0)!;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(digit.codePointAt(0)! - zero);
}

const withAsciiDigits = (text: string) => text.normalize('NFKC').replace(/\p{Nd}/gu, asciiDigit);
const digitsOf = (text: string) => withAsciiDigits(text).replace(/[^0-9]/g, '');
const hasPlus = (text: string) => /^[^0-9]*\+/.test(withAsciiDigits(text));

const isForeign = (text: string) => hasPlus(text) && !'91'.startsWith(digitsOf(text).slice(0, 2));

/** True for one key, or for keys that an input method has put together; paste, drop and autofill are other events. */
export function isTyping({ type, inputType, data }: Partial<InputEvent>): boolean {
  return type === 'compositionend' || (inputType === 'insertText' && data?.length === 1);
}

/** Undefined if there are too many. */
function digitsTaken(text: string): string | undefined {
  const digits = digitsOf(text);
  // Part of a number may be entered too.
  const own = hasPlus(text) && digits.startsWith('91') ? digits.slice(2) : digits;
  return own.length > most ? indianNumber.exec(digits)?.[1] : own;
}

/** A country code in front stays in mind as long as its first digit stays. */
function enteredNow({ value, entered }: PhoneState, next: string, position: number, isTyped: boolean) {
  const added = next.slice(value.length);
  if (added && next.startsWith(value) && !hasPlus(added)) return entered + added;
  const isShortened = next.length < value.length && value.startsWith(next);
  const keepsStart = isTyped ? position > 1 : position > 0 && (position < next.length || isShortened);
  return keepsStart && isForeign(entered) ? `+${next}` : next;
}

/**
 * A phone field and its caret after an edit. An Indian number loses its country code or leading 0 once it is complete;
 * any other of more than ten digits leaves the field as it was, and so does one with an extension, unless it is typed.
 * What is refused in part, and a number with another country's code, is an error.
 * @param caret its position in `next`; null if the browser reports none, as for autofill
 * @param isTyped true for keys; false for a paste, a drop, autofill or a suggestion of the keyboard
 */
export function editPhone(previous: PhoneState, next: string, caret: number | null, isTyped: boolean) {
  const position = caret ?? next.length;
  const entered = enteredNow(previous, next, position, isTyped);
  const taken = !isTyped && extension.test(withAsciiDigits(next)) ? undefined : digitsTaken(entered);
  const isSlip = isTyped && digitsOf(next) === previous.value;
  const isWrong = taken === undefined || isForeign(entered) || (isSlip && previous.error !== '');
  const isEntered = taken !== undefined || isSlip || (isTyped && position === next.length);
  const value = isSlip || taken === undefined ? previous.value : taken;
  return {
    value,
    entered: isEntered ? entered : previous.entered,
    error: isWrong ? fieldErrors.phoneRefused : '',
    caret: Math.max(value.length - digitsOf(next.slice(position)).length, 0),
  };
}

export function typePhone(text: string): PhoneState {
  const type = (state: PhoneState, key: string) => editPhone(state, state.value + key, null, true);
  return [...text].reduce(type, noPhone);
}

export const isPhone = (value: string) => new RegExp(`^[0-9]{${fewest},${most}}$`).test(value);
