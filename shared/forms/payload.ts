import type { FormDescription } from '../words/formDescription.ts';
import type { FormTarget } from './forms.ts';

export type Sent = Record<string, string | File>;

/** What a service needs beside the fields: sent by script, and as hidden inputs when the browser posts the form. */
export function hiddenFields({ flags }: FormDescription, target: FormTarget): Record<string, string> {
  return { ...flags, ...target.extraFields };
}

export function payloadOf(form: FormDescription, target: FormTarget, sent: Sent): FormData {
  const data = new FormData();
  const { name: trap, type } = target.honeypot;
  const hidden = { ...hiddenFields(form, target), ...(type === 'text' && { [trap]: '' }) };
  for (const name of Object.keys(form.fields)) data.append(name, sent[name]!);
  for (const [name, value] of Object.entries(hidden)) data.append(name, value);
  return data;
}

export const isFilled = (control: HTMLInputElement) =>
  control.type === 'checkbox' ? control.checked : control.value !== '';

export function clearHoneypot(control: HTMLInputElement): void {
  control.checked = false;
  if (control.type !== 'checkbox') control.value = '';
}
