import { fill } from '../core/fill.ts';
import { receiverWords } from '../words/forms.ts';
import type { FormKind, FormTarget } from './forms.ts';

/** The sentence under a submit button: who receives the data, through which service, and why. */
export function receiverNote(kind: FormKind, { service, serviceName, recipient }: FormTarget): string {
  const words = receiverWords[kind];
  return fill(service === 'inbox' ? words.inbox : words.service, { recipient, service: serviceName });
}
