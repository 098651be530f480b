import { fieldErrors } from '../content/words/forms.ts';
import { isEmail } from './email.ts';
import type { ApplicantValues, ApplicationField, EnquiryField, EnquiryValues } from './forms.ts';
import { isPhone, phoneRule } from './phone.ts';
import { checkResume } from './resume.ts';

/** Error messages by field; valid fields have none. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string | undefined>>;

type Check = (value: string) => string | undefined;

const required =
  (message: string, check?: Check): Check =>
  (value) =>
    value === '' ? message : check?.(value);

const checkEmail = required(fieldErrors.email, (value) =>
  isEmail(value) ? undefined : fieldErrors.emailForm,
);

const checkPhone: Check = (value) => (isPhone(value) ? undefined : phoneRule);

/** Checks all fields of an enquiry. `heardFromOptions` are the current choices. */
export function checkEnquiry(
  values: EnquiryValues,
  heardFromOptions: readonly string[],
): FieldErrors<EnquiryField> {
  return {
    firstName: required(fieldErrors.firstName)(values.firstName),
    lastName: required(fieldErrors.lastName)(values.lastName),
    email: checkEmail(values.email),
    contactNumber: required(fieldErrors.contactNumber, checkPhone)(values.contactNumber),
    // A draft may contain a choice that has since been removed.
    heardFrom: heardFromOptions.includes(values.heardFrom) ? undefined : fieldErrors.heardFrom,
  };
}

/** Checks all fields of an application; `maxMegabytes` is the size limit of the resume. */
export function checkApplication(
  values: ApplicantValues,
  resume: { name: string; size: number } | null | undefined,
  maxMegabytes: number,
): FieldErrors<ApplicationField> {
  return {
    name: required(fieldErrors.name)(values.name),
    email: checkEmail(values.email),
    phone: required(fieldErrors.phone, checkPhone)(values.phone),
    resume: checkResume(resume, maxMegabytes),
  };
}
