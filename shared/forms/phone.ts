import { fieldErrors } from '../content/words/forms.ts';

/** Fewest and most digits of a phone number in both forms; Indian numbers have ten. */
const fewest = 6;
const most = 10;

const separators = '[\\s.\\-\\/\\(\\)]*';

/** For the `pattern` attribute, which checks a number without script; it is then posted as it was typed. */
export const phonePattern = `[\\s+\\(]*(?:(?:00)?91${separators}0?|0)?(?:${separators}\\p{Nd}){${fewest},${most}}${separators}`;

/** An Indian number, with or without a leading 91 or 0. */
const indianNumber = new RegExp(`^(?:\\+?0{0,2}910?|0)?([0-9]{${most}})$`);

/** The message for refused input, and for a number that is too short. */
export const phoneRule = fieldErrors.phoneForm;

/** A phone field's value, and why something was refused; empty if nothing was. */
type PhoneEntry = { value: string; notice: string };

/** What a phone field holds after an edit. */
export type PhoneState = {
  value: string;
  /** Digits typed at the end that were refused: together with the value they may form an Indian number. */
  refused: string;
};

type EditOptions = {
  /** Caret position in `next`; null if the browser reports none, as for autofill. */
  caret: number | null;
  /** True for one key; false for a paste, a drop, autofill or a suggestion of the keyboard. */
  isTyped: boolean;
};

const anyDigit = /\p{Nd}/u;

/** A decimal digit of any script as ASCII: Unicode lists the ten digits of each script in order. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (anyDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

const withAsciiDigits = (text: string) => text.normalize('NFKC').replace(/\p{Nd}/gu, asciiDigit);
const digitsOf = (text: string) => withAsciiDigits(text).replace(/[^0-9]/g, '');

/** The ten digits of an Indian number; undefined for any other. Letters around it, as in "tel:", are ignored. */
function nationalNumber(text: string): string | undefined {
  const compact = withAsciiDigits(text).replace(/[^\p{L}0-9+]/gu, '');
  return indianNumber.exec(compact.replace(/^\p{L}+|\p{L}+$/gu, ''))?.[1];
}

/** True when an input event is one key press; a browser reports paste, drop and autofill otherwise. */
export function isSingleKey({ inputType, data }: { inputType?: string; data?: string | null }): boolean {
  return inputType === 'insertText' && data?.length === 1;
}

/** The digits that a field accepts from a text; undefined if there are too many. */
function digitsTaken(text: string, isTyped: boolean): string | undefined {
  const digits = digitsOf(text);
  if (digits.length > most) return isTyped ? undefined : nationalNumber(text);
  // Part of a number may be pasted too.
  return isTyped ? digits : digitsOf(withAsciiDigits(text).replace(/^[^0-9+]*\+[^0-9]*91/, ''));
}

/**
 * A phone field's value and caret after an edit. Characters other than digits are removed, and an eleventh typed digit
 * is refused. An Indian number loses its country code or leading 0 once it is complete; any other of more than ten
 * digits leaves the field as it was.
 * @param previous the field before
 * @param next the value after the browser applied the edit
 */
export function editPhone(
  { value: previous, refused: before }: PhoneState,
  next: string,
  { caret, isTyped }: EditOptions,
): PhoneEntry & PhoneState & { caret: number } {
  const position = caret ?? next.length;
  const value = digitsTaken(next, isTyped);
  if (value !== undefined) {
    const prefixLength = digitsOf(next).length - value.length;
    const digitsBefore = digitsOf(next.slice(0, position)).length;
    return { value, refused: '', caret: Math.max(digitsBefore - prefixLength, 0), notice: '' };
  }
  const refused = isTyped && position === next.length ? before + digitsOf(next.slice(-1)) : '';
  const completed = refused && nationalNumber(previous + refused);
  if (completed) return { value: completed, refused: '', caret: completed.length, notice: '' };
  const back = position - (next.length - previous.length);
  const kept = Math.min(Math.max(back, 0), previous.length);
  return { value: previous, refused, caret: kept, notice: phoneRule };
}

/**
 * What a phone field accepts of a text that was set without an edit event: before the script loaded, or by an
 * extension. Of too many digits it accepts the first ten, as if they were typed; of a number with another country's
 * code, nothing.
 */
export function receivePhone(text: string): PhoneEntry {
  const value = digitsTaken(text, false);
  if (value !== undefined) return { value, notice: '' };
  const isForeign = /^[^0-9+]*(?:\+|00)/.test(withAsciiDigits(text));
  return { value: isForeign ? '' : digitsOf(text).slice(0, most), notice: phoneRule };
}

/** Whether a phone field has an acceptable number of digits. */
export const isPhone = (value: string) => new RegExp(`^[0-9]{${fewest},${most}}$`).test(value);
