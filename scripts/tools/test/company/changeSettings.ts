import { edit } from './edit.ts';

/** Makes the settings those of another company, and its navy a green. */
export function changeSettings(): void {
  edit(
    'shared/content/company.ts',
    [/^ {2}name: .*$/m, "  name: 'Acme',"],
    [/^ {2}established: .*$/m, '  established: 2019,'],
    [/^ {4}street: .*$/m, "    street: '7 Ferry Lane, Third Floor',"],
    [/^ {4}city: .*$/m, "    city: 'Pune',"],
    [/^ {4}region: .*$(\n {4}postalCode: .*$)?/m, "    region: 'Maharashtra',\n    postalCode: '411001',"],
    [/^ {2}phone: .*$/m, "  phone: '+91 98765 43210',"],
    [/^ {2}email: .*$/m, "  email: 'hello@acme-software.in',"],
    [/^ {2}salesEmail: .*$/m, "  salesEmail: 'sales@acme-software.in',"],
    [
      /^ {2}social: \[.*?\],$/ms,
      `  social: [
    { network: 'linkedin', label: 'LinkedIn', url: 'https://www.linkedin.com/company/acme' },
    { network: 'youtube', label: 'YouTube', url: 'https://www.youtube.com/@acme' },
  ],`,
    ],
    [
      /^ {4}enquiry: .*?\},$/ms,
      `    enquiry: {
      service: 'formsubmit',
      target: 'sales@acme-software.in',
      recipient: 'our sales team',
      success: 'completed',
    },`,
    ],
    [
      /^ {4}application: .*?\},$/ms,
      "    application: { service: 'basin', target: '0123456789ab', recipient: 'our recruitment team' },",
    ],
    [/^ {4}name: .*$/m, "    name: 'Acme Software Private Limited',"],
    [/^ {2}siteUrl: .*$/m, "  siteUrl: 'https://www.acme-software.in',"],
  );
  edit('shared/styles/settings/_palette.scss', [/^\$navy-900: .*$/m, '$navy-900: #0b2a1f;']);
}
