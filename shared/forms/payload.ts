import { type FormKind, type FormTarget, fieldsOf } from './forms.ts';
import { emptyHoneypot } from './honeypot.ts';

/** What a form sends by name: texts, the resume, and for an application the title of the job. */
export type Sent = Record<string, string | File>;

/** The name under which an application sends the title of its job. */
export const jobField = 'Job Profile';

/** Options for the forwarding service: no captcha, and applications as a table. */
const flags: Record<FormKind, Record<string, string>> = {
  enquiry: { _captcha: 'false' },
  application: { _captcha: 'false', _template: 'table' },
};

/** The hidden fields of a form by name: sent by script, and as hidden inputs when the browser posts the form. */
export function hiddenFields(kind: FormKind, target: FormTarget): Record<string, string> {
  return { ...flags[kind], ...target.extraFields };
}

/** The data of a form: what it is about, the fields that a visitor fills in, in order, and then the hidden ones. */
export function payloadOf(kind: FormKind, target: FormTarget, sent: Sent): FormData {
  const data = new FormData();
  const names = [...(kind === 'application' ? [jobField] : []), ...fieldsOf(kind)];
  const hidden = { ...hiddenFields(kind, target), ...emptyHoneypot(target.honeypot) };
  for (const name of names) data.append(name, sent[name]!);
  for (const [name, value] of Object.entries(hidden)) data.append(name, value);
  return data;
}
