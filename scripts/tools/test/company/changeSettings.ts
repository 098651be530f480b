import { readFileSync, writeFileSync } from 'node:fs';
import { CliError } from '../../../lib/CliError.ts';
import { paletteFile } from '../../../lib/palette.ts';
import { setFields, setValue } from './edit.ts';

function changeNavyToGreen(): void {
  const palette = readFileSync(paletteFile, 'utf8');
  const navy = /^\$navy-900: .*$/m;
  if (!navy.test(palette)) throw new CliError(`${paletteFile} has no $navy-900`);
  writeFileSync(paletteFile, palette.replace(navy, '$navy-900: #0b2a1f;'));
}

/** Changes the settings to another company's, and its navy to green. */
export function changeSettings(): void {
  setFields('shared/content/company.ts', 'company', {
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
    'forms.enquiry': {
      service: 'formsubmit',
      target: 'sales@acme-software.in',
      recipient: 'our sales team',
      success: 'completed',
    },
    'forms.application': { service: 'basin', target: '0123456789ab', recipient: 'our recruitment team' },
    'legal.name': 'Acme Software Private Limited',
    'legal.registeredOffice': '7 Ferry Lane, Pune, Maharashtra 411001, India',
    'legal.grievanceOfficer': { name: 'Ravi Kale', email: 'ravi@acme-software.in', phone: '+91 98765 43211' },
    'legal.host': { name: 'Example Hosting', keepsLogsDays: 14 },
  });
  setValue('shared/content/yearEstablished.ts', 'yearEstablished', 2019);
  changeNavyToGreen();
}
