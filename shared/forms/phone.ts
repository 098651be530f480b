import { fieldErrors } from '../content/words/forms.ts';

/** Digits of a phone number in both forms; an Indian number has the most. */
const fewest = 6;
const most = 10;

const separators = '[\\s.\\-\\/\\(\\)]*';

/** For the `pattern` attribute, which checks a number without script; it is then posted as it was written. */
export const phonePattern = `[\\s+\\(]*(?:(?:00)?91${separators}0?|0)?(?:${separators}\\p{Nd}){${fewest},${most}}${separators}`;

/** An Indian number, also with 91 or a 0 in front. */
const indianNumber = new RegExp(`^(?:\\+?0{0,2}910?|0)?([0-9]{${most}})$`);

/** The message for refused input, and for a number that is too short. */
export const phoneRule = fieldErrors.phoneForm;

/** A phone field's value, and why something was refused; empty if nothing was. */
type PhoneEntry = { value: string; notice: string };

type EditOptions = {
  /** Caret position in `next`; null where the browser knows none, as in autofill. */
  caret: number | null;
  /** True for one key; false for a paste, a drop, autofill or a suggestion of the keyboard. */
  isTyped: boolean;
};

const anyDigit = /\p{Nd}/u;

/** A decimal digit of any script in ASCII: each script has its ten in a row. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (anyDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

const withAsciiDigits = (text: string) => text.normalize('NFKC').replace(/\p{Nd}/gu, asciiDigit);
const digitsOf = (text: string) => withAsciiDigits(text).replace(/[^0-9]/g, '');

/** The ten digits of an Indian number; undefined for any other. Letters may stand around it, as in "tel:". */
function nationalNumber(text: string): string | undefined {
  const compact = withAsciiDigits(text).replace(/[^\p{L}0-9+]/gu, '');
  return indianNumber.exec(compact.replace(/^\p{L}+|\p{L}+$/gu, ''))?.[1];
}

/** True when an input event is one key press; a browser reports paste, drop and autofill otherwise. */
export function isSingleKey({ inputType, data }: { inputType?: string; data?: string | null }): boolean {
  return inputType === 'insertText' && data?.length === 1;
}

/** The digits that a field takes of a text; undefined if they are too many. */
function digitsTaken(text: string, isTyped: boolean): string | undefined {
  const digits = digitsOf(text);
  if (digits.length > most) return isTyped ? undefined : nationalNumber(text);
  // Part of a number may be pasted too.
  return isTyped ? digits : digitsOf(withAsciiDigits(text).replace(/^[^0-9+]*\+[^0-9]*91/, ''));
}

/**
 * A phone field's value and caret after an edit. Characters other than digits are removed, and an eleventh typed digit
 * is refused. An Indian number that was pasted or autofilled loses its country code or leading 0; any other of more
 * than ten digits leaves the field as it was.
 * @param previous the digits before
 * @param next the value after the browser applied the edit
 */
export function editPhone(
  previous: string,
  next: string,
  { caret, isTyped }: EditOptions,
): PhoneEntry & { caret: number } {
  const value = digitsTaken(next, isTyped);
  const position = caret ?? next.length;
  if (value === undefined) {
    const before = position - (next.length - previous.length);
    return { value: previous, caret: Math.min(Math.max(before, 0), previous.length), notice: phoneRule };
  }
  const prefixLength = digitsOf(next).length - value.length;
  return { value, caret: Math.max(digitsOf(next.slice(0, position)).length - prefixLength, 0), notice: '' };
}

/**
 * What a phone field takes of a text that came without events: before the script, or later from an extension. Of too
 * many digits it takes the first, as if they were typed, but nothing of a number with the code of another country.
 */
export function receivePhone(text: string): PhoneEntry {
  const value = digitsTaken(text, false);
  if (value !== undefined) return { value, notice: '' };
  const isForeign = /^[^0-9+]*(?:\+|00)/.test(withAsciiDigits(text));
  return { value: isForeign ? '' : digitsOf(text).slice(0, most), notice: phoneRule };
}

/** Whether a phone field's digits are enough. */
export const isPhone = (value: string) => new RegExp(`^[0-9]{${fewest},${most}}$`).test(value);
