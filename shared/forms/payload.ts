import {
  type ApplicantValues,
  applicantFields,
  type EnquiryValues,
  enquiryFields,
  type FormKind,
  type FormTarget,
} from './forms.ts';
import { emptyHoneypot } from './honeypot.ts';

/** Options for the forwarding service: no captcha, and applications as a table. */
const flags: Record<FormKind, Record<string, string>> = {
  enquiry: { _captcha: 'false' },
  application: { _captcha: 'false', _template: 'table' },
};

/** The hidden fields of a form by name: sent by script, and as hidden inputs when the browser posts the form. */
export function hiddenFields(kind: FormKind, target: FormTarget): Record<string, string> {
  return { ...flags[kind], ...target.extraFields };
}

/** The fields that a visitor fills in, in order, and then the hidden ones. */
function payload(
  kind: FormKind,
  target: FormTarget,
  fields: [name: string, value: string | File][],
): FormData {
  const data = new FormData();
  const hidden = { ...hiddenFields(kind, target), ...emptyHoneypot(target.honeypot) };
  for (const [name, value] of [...fields, ...Object.entries(hidden)]) data.append(name, value);
  return data;
}

/** What an enquiry sends. */
export function enquiryPayload(values: EnquiryValues, target: FormTarget): FormData {
  return payload(
    'enquiry',
    target,
    enquiryFields.map((field) => [field, values[field]]),
  );
}

/** The data of an application. The resume keeps its name. */
export function applicationPayload(
  jobTitle: string,
  values: ApplicantValues,
  resume: File,
  target: FormTarget,
): FormData {
  return payload('application', target, [
    ['Job Profile', jobTitle],
    ...applicantFields.map((field): [string, string] => [field, values[field]]),
    ['resume', resume],
  ]);
}
