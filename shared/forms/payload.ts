import {
  type ApplicantValues,
  applicantFields,
  type EnquiryValues,
  enquiryFields,
  type FormKind,
} from './fields.ts';
import type { FormTarget } from './formTarget.ts';
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

function appendAll(data: FormData, fields: Record<string, string>): void {
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
}

/** What an enquiry sends. */
export function enquiryPayload(values: EnquiryValues, target: FormTarget): FormData {
  const data = new FormData();
  for (const field of enquiryFields) data.append(field, values[field]);
  appendAll(data, { ...hiddenFields('enquiry', target), ...emptyHoneypot(target.honeypot) });
  return data;
}

/** The data of an application. The resume keeps its name. */
export function applicationPayload(
  jobTitle: string,
  values: ApplicantValues,
  resume: File,
  target: FormTarget,
): FormData {
  const data = new FormData();
  data.append('Job Profile', jobTitle);
  for (const field of applicantFields) data.append(field, values[field]);
  data.append('resume', resume, resume.name);
  appendAll(data, { ...hiddenFields('application', target), ...emptyHoneypot(target.honeypot) });
  return data;
}
