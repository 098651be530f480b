import { edit, setFields } from './edit.ts';

const companyFile = 'shared/content/company.ts';

/** Changes the settings to another company's, and its navy to green. */
export function changeSettings(): void {
  setFields(companyFile, 2, {
    name: 'Acme',
    address: {
      street: '7 Ferry Lane, Third Floor',
      city: 'Pune',
      region: 'Maharashtra',
      postalCode: '411001',
      country: 'India',
      countryCode: 'IN',
    },
    phone: '+91 98765 43210',
    email: 'hello@acme-software.in',
    salesEmail: 'sales@acme-software.in',
    social: [
      { network: 'linkedin', label: 'LinkedIn', url: 'https://www.linkedin.com/company/acme' },
      { network: 'youtube', label: 'YouTube', url: 'https://www.youtube.com/@acme' },
    ],
    siteUrl: 'https://www.acme-software.in',
  });
  setFields(companyFile, 4, {
    enquiry: {
      service: 'formsubmit',
      target: 'sales@acme-software.in',
      recipient: 'our sales team',
      success: 'completed',
    },
    application: { service: 'basin', target: '0123456789ab', recipient: 'our recruitment team' },
    name: 'Acme Software Private Limited',
    registeredOffice: '7 Ferry Lane, Pune, Maharashtra 411001, India',
    grievanceOfficer: { name: 'Ravi Kale', email: 'ravi@acme-software.in', phone: '+91 98765 43211' },
    host: { name: 'Example Hosting', keepsLogsDays: 14 },
  });
  edit('shared/content/yearEstablished.ts', /\d{4}/, '2019');
  edit('shared/styles/settings/_palette.scss', /^\$navy-900: .*$/m, '$navy-900: #0b2a1f;');
}
