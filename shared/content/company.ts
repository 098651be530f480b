import { defineContent } from './defineContent.ts';
import { companySchema } from './schema.ts';

/** The site's settings: name, addresses, mailboxes and links. All of them are placeholders until replaced. */
export const company = defineContent('company', companySchema, {
  name: 'Brandname',
  established: 2024,
  description:
    'IT services and software development company in Indore, India, established in 2024. We design, build and run software for companies that depend on it.',
  address: {
    street: 'Office address line',
    city: 'Indore',
    region: 'Madhya Pradesh',
    country: 'India',
    countryCode: 'IN',
  },
  phone: '+91 00000 00000',
  email: 'hello@example.com',
  salesEmail: 'sales@example.com',
  map: {
    embedUrl: 'https://www.google.com/maps?q=Indore,+Madhya+Pradesh,+India&output=embed',
    linkUrl: 'https://www.google.com/maps/search/?api=1&query=Indore,+Madhya+Pradesh,+India',
    directionsUrl: 'https://www.google.com/maps/dir/?api=1&destination=Indore,+Madhya+Pradesh,+India',
  },
  social: [
    { network: 'linkedin', label: 'LinkedIn', url: 'https://www.example.com/linkedin' },
    { network: 'facebook', label: 'Facebook', url: 'https://www.example.com/facebook' },
    { network: 'instagram', label: 'Instagram', url: 'https://www.example.com/instagram' },
    { network: 'twitter', label: 'Twitter', url: 'https://www.example.com/twitter' },
    { network: 'wellfound', label: 'Wellfound', url: 'https://www.example.com/wellfound' },
  ],
  logo: {
    light: 'brand/logo-light',
    dark: 'brand/logo-dark',
    mark: 'brand/mark',
    markLight: 'brand/mark-light',
  },
  copyright: '© {brand} 2025. All Rights Reserved.',
  forms: {
    enquiry: { service: 'inbox', target: '', recipient: 'our sales team', success: 'completed' },
    application: { service: 'inbox', target: '', recipient: 'our recruitment team' },
    maxResumeMegabytes: 5,
  },
  // Named on the page on privacy, which the law asks for.
  legal: {
    name: 'Registered company name',
    registeredOffice: 'Registered office address',
    registration: 'U00000MP2024PTC000000',
    grievanceOfficer: {
      name: 'Grievance officer name',
      email: 'grievance@example.com',
      phone: '+91 00000 00000',
    },
    keepsEnquiriesMonths: 24,
    keepsApplicationsMonths: 12,
    host: { name: 'Web host name', keepsLogsDays: 180 },
  },
  visitCounter: '',
  siteUrl: '',
});
