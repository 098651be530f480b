import { fieldErrors } from '../content/words/forms.ts';

/** Digits of a phone number in both forms: an Indian number without country code. */
const phoneLength = 10;

/** A whole number, also for the `pattern` attribute, which checks it when there is no script. */
export const phonePattern = `[1-9][0-9]{${phoneLength - 1}}`;

const wholeNumber = new RegExp(`^${phonePattern}$`);

/** One that is written with +91, 0091 or a leading 0. */
const prefixedNumber = new RegExp(`^(?:(?:\\+91|0091)0?|0)?(${phonePattern})$`);

/** The message for refused input, and for a number that is too short or begins with 0. */
export const phoneRule = fieldErrors.phoneForm;

/** A phone field's value after an edit, and its caret position. */
export type PhoneEdit = {
  value: string;
  /** Where the caret belongs after this edit. */
  caret: number;
  /** Why the edit was refused; empty if it was not. */
  notice: string;
};

type EditOptions = {
  /** Caret position in `next`; null where the browser knows none, as in autofill. */
  caret: number | null;
  /** True for one key; false for a paste, a drop, autofill or a suggestion of the keyboard. */
  isTyped: boolean;
};

const digitsOf = (text: string) => text.replace(/[^0-9]/g, '');

/** The ten digits of an Indian number; undefined for any other. */
const nationalNumber = (text: string) => prefixedNumber.exec(text.replace(/[^0-9+]/g, ''))?.[1];

/** Whether a text begins with the code of another country. */
const isForeign = (text: string) => /^\D*\+\D*(?!91)\d/.test(text);

/** True when an input event is one key press; a browser reports paste, drop and autofill otherwise. */
export function isSingleKey({ inputType, data }: { inputType?: string; data?: string | null }): boolean {
  return inputType === 'insertText' && data?.length === 1;
}

function digitsTaken(previous: string, next: string, isTyped: boolean): string | undefined {
  const digits = digitsOf(next);
  // A typed plus sign is stripped like a letter, unless the field already held another country's number.
  if (isForeign(next) && (!isTyped || isForeign(previous))) return undefined;
  if (digits.length > phoneLength) return isTyped ? undefined : nationalNumber(next);
  // Part of a number may be pasted too.
  return isTyped ? digits : digitsOf(next.replace(/^[^0-9+]*\+[^0-9]*91/, ''));
}

/** Whether an edit only removed something, at the caret. */
function isDeletion(previous: string, next: string, caret: number): boolean {
  return (
    next.length < previous.length &&
    previous.startsWith(next.slice(0, caret)) &&
    previous.endsWith(next.slice(caret))
  );
}

/**
 * A phone field's value after an edit. Characters other than digits are removed; an eleventh typed digit is refused;
 * a full number that was pasted or autofilled loses its country code or leading 0, and any other number of
 * more than ten digits, or of another country, leaves the field as it was. Such a number that was in the field before
 * the script can be deleted bit by bit.
 * @param previous what the field held: digits, or a number from before the script
 * @param next the value after the browser applied the edit
 */
export function editPhone(previous: string, next: string, { caret, isTyped }: EditOptions): PhoneEdit {
  const value = digitsTaken(previous, next, isTyped);
  const position = caret ?? next.length;
  if (value === undefined) {
    if (isDeletion(previous, next, position)) return { value: next, caret: position, notice: '' };
    const before = position - (next.length - previous.length);
    return { value: previous, caret: Math.min(Math.max(before, 0), previous.length), notice: phoneRule };
  }
  const prefixLength = digitsOf(next).length - value.length;
  return { value, caret: Math.max(digitsOf(next.slice(0, position)).length - prefixLength, 0), notice: '' };
}

/** True for exactly ten digits, of which the first is not 0. */
export const isWholePhone = (value: string) => wholeNumber.test(value);
