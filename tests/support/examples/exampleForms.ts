import type { FormTarget, SuccessRule } from '#shared/forms/forms.ts';

/** A form's target for tests, judged by a rule. */
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

export const enquiryValues = {
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@company.com',
  contactNumber: '9876543210',
  heardFrom: 'Other Plateform',
};

export const applicantValues = { name: 'आशा Verma', email: 'asha@company.com', phone: '9876543210' };
