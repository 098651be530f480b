import { fill } from '../core/fill.ts';
import type { FieldDescription, FormDescription } from '../words/formDescription.ts';
import { fieldErrors, ruleWords } from '../words/forms.ts';
import { cleanText } from './cleanText.ts';
import { cleanEmail, isEmail } from './email.ts';
import { isPhone } from './phone.ts';

/** The names of the fields that a visitor types or chooses, without a file. */
export const typedFields = ({ fields }: FormDescription) =>
  Object.keys(fields).filter((name) => !['hidden', 'file'].includes(fields[name]!.type ?? ''));

export const labelOf = ({ label, missing }: FieldDescription) =>
  missing ? label : fill(ruleWords.optional, { label });

export function cleanValue({ type }: FieldDescription, text: string): string {
  if (type === 'choice') return text;
  return type === 'email' ? cleanEmail(text) : cleanText(text);
}

export function mistakeIn({ type, missing }: FieldDescription, value: string): string | undefined {
  if (value === '') return missing;
  if (type === 'email' && !isEmail(value)) return fieldErrors.email;
  return type === 'tel' && !isPhone(value) ? fieldErrors.phone : undefined;
}
