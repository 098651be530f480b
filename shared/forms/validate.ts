import { fieldErrors } from '../words/forms.ts';
import { isEmail } from './email.ts';
import type { FieldOf, FormKind } from './forms.ts';
import { isPhone } from './phone.ts';

/** Error messages by field; valid fields have none. */
export type FieldErrors = Partial<Record<string, string>>;

type TextField = Exclude<FieldOf<FormKind>, 'resume'>;

const mistakeInEmail = (value: string) => (isEmail(value) ? undefined : fieldErrors.emailForm);
const mistakeInPhone = (value: string) => (isPhone(value) ? undefined : fieldErrors.phoneForm);

const mistakesIn: { [Field in TextField]?: (value: string) => string | undefined } = {
  email: mistakeInEmail,
  contactNumber: mistakeInPhone,
  phone: mistakeInPhone,
};

/** What is wrong with a field, which must not be empty; undefined for a valid one. */
export function checkText(field: TextField, value: string): string | undefined {
  return value === '' ? fieldErrors[field] : mistakesIn[field]?.(value);
}
