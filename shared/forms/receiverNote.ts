import type { FormKind } from './fields.ts';
import type { FormTarget } from './formTarget.ts';

const contents: Record<FormKind, string> = {
  enquiry: 'What you enter',
  application: 'What you enter, with your resume,',
};

const purposes: Record<FormKind, string> = {
  enquiry: 'so that we can answer your enquiry',
  application: 'so that we can consider you for the role',
};

/** The sentence under a submit button: who receives what was entered, through which service, and why. */
export function receiverNote(kind: FormKind, { service, serviceName, recipient }: FormTarget): string {
  if (service === 'inbox') {
    return `${contents[kind]} goes to a test inbox on this computer, to try out the form. It does not reach ${recipient}.`;
  }
  return `${contents[kind]} goes to ${recipient} through ${serviceName}, ${purposes[kind]}.`;
}
