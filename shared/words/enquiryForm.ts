import type { FormDescription, FormPurpose } from './formDescription.ts';

export const enquiryForm = {
  kind: 'enquiry',
  flags: { _captcha: 'false' },
  submit: 'Send enquiry',
  sent: 'Thank you! Your response has been recorded.',
  fields: {
    firstName: { label: 'First name', autoComplete: 'given-name', missing: 'Enter your first name' },
    lastName: { label: 'Last name', autoComplete: 'family-name', missing: 'Enter your last name' },
    email: { label: 'E-mail', type: 'email', missing: 'Enter your e-mail address' },
    contactNumber: { label: 'Contact number', type: 'tel', missing: 'Enter your contact number' },
    heardFrom: {
      label: 'How did you hear about us?',
      type: 'choice',
      placeholder: 'Select one',
      missing: 'Choose how you heard about us',
    },
  },
} as const satisfies FormDescription;

export const enquiryPurpose = {
  kept: 'keepsEnquiriesMonths',
  why: {
    firstName: 'To know who we are writing to.',
    lastName: 'To address you and tell enquiries apart.',
    email: 'To answer in writing.',
    contactNumber: 'To call when a call is quicker.',
    heardFrom: 'To know where our clients find us.',
  },
} as const satisfies FormPurpose<typeof enquiryForm>;
