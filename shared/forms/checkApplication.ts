import { fieldErrors } from '../content/words/forms.ts';
import type { ApplicantValues, ApplicationField } from './fields.ts';
import { checkResume } from './resume.ts';
import { checkEmail, checkPhone, type FieldErrors, onlyErrors, required } from './validate.ts';

/** Checks all fields of an application; `maxMegabytes` is the size limit of the resume. */
export function checkApplication(
  values: ApplicantValues,
  resume: { name: string; size: number } | null | undefined,
  maxMegabytes: number,
): FieldErrors<ApplicationField> {
  return onlyErrors({
    name: required(fieldErrors.name)(values.name),
    email: checkEmail(values.email),
    phone: required(fieldErrors.phone, checkPhone)(values.phone),
    resume: checkResume(resume, maxMegabytes),
  });
}
