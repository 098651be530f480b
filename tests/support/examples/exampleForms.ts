import type { FormTarget, SuccessRule } from '#shared/forms/forms.ts';
import type { applicationForm } from '#shared/words/applicationForm.ts';
import type { enquiryForm } from '#shared/words/enquiryForm.ts';
import type { FormDescription } from '#shared/words/formDescription.ts';

export function targetWith(success: SuccessRule, extraFields: Record<string, string> = {}): FormTarget {
  const address = 'https://forms.example.org/in';
  return {
    service: 'custom',
    serviceName: 'forms.example.org',
    recipient: 'our team',
    endpoint: address,
    action: `${address}/without-script`,
    extraFields,
    honeypot: { name: '_honey', type: 'text' },
    success,
  };
}

/** For each field of a form, in the order in which it is sent: its control, and what a visitor enters. */
type Example<Form extends FormDescription> = {
  [Name in keyof Form['fields']]: { type: string; autocomplete?: string; value?: string };
};

export const enquiryExample: Example<typeof enquiryForm> = {
  firstName: { type: 'text', autocomplete: 'given-name', value: 'Asha' },
  lastName: { type: 'text', autocomplete: 'family-name', value: 'Verma' },
  email: { type: 'email', autocomplete: 'email', value: 'asha@company.com' },
  contactNumber: { type: 'tel', autocomplete: 'tel', value: '9876543210' },
  heardFrom: { type: 'select-one', value: 'Other Plateform' },
};

export const applicationExample: Example<typeof applicationForm> = {
  'Job Profile': { type: 'hidden', value: 'React Developer' },
  name: { type: 'text', autocomplete: 'name', value: 'आशा Verma' },
  email: { type: 'email', autocomplete: 'email', value: 'asha@company.com' },
  phone: { type: 'tel', autocomplete: 'tel', value: '9876543210' },
  resume: { type: 'file' },
};

const valuesOf = <Name extends string>(example: Record<Name, { value?: string }>) =>
  Object.fromEntries(
    Object.entries<{ value?: string }>(example).flatMap(([name, { value }]) =>
      value ? [[name, value]] : [],
    ),
  ) as Record<Exclude<Name, 'resume'>, string>;

export const enquiryValues = valuesOf(enquiryExample);
export const applicationValues = valuesOf(applicationExample);
