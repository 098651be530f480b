import type { FormDescription, FormPurpose } from './formDescription.ts';

export const applicationForm = {
  kind: 'application',
  flags: { _captcha: 'false', _template: 'table' },
  submit: 'Submit application',
  sent: 'Form submitted successfully!',
  failed: 'Failed to submit form.',
  slow: 'Failed to submit form. The connection was too slow: a smaller file may get through.',
  open: { title: 'Open application', heading: 'Send us an open application' },
  fields: {
    'Job Profile': { label: 'Job', type: 'hidden' },
    name: { label: 'Name', autoComplete: 'name', missing: 'Enter your name' },
    email: { label: 'E-mail', type: 'email', missing: 'Enter your e-mail address' },
    phone: { label: 'Phone', type: 'tel', missing: 'Enter your phone number' },
    resume: {
      label: 'Resume',
      type: 'file',
      hint: '.pdf, .doc or .docx, up\u00a0to\u00a0{megabytes}\u00a0MB',
      missing: 'Choose your resume',
    },
  },
} as const satisfies FormDescription & { failed: string; slow: string; open: object };

export const applicationPurpose = {
  kept: 'keepsApplicationsMonths',
  why: {
    'Job Profile': 'To know the role you want.',
    name: 'To know who you are.',
    email: 'To write to you about the application.',
    phone: 'To call you, for example to arrange an interview.',
    resume: 'To judge whether your experience fits the role.',
  },
} as const satisfies FormPurpose<typeof applicationForm>;
