import { defineContent } from '../model/defineContent.ts';
import { placeholder } from '../model/marks.ts';
import { companySchema } from '../model/schema.ts';
import { yearEstablished } from './yearEstablished.ts';

const profile = 'the address of the company’s page there';

/** The site's settings: name, addresses, mailboxes and links. Replace each placeholder(…) with the real value. */
export const company = defineContent('company', companySchema, {
  name: placeholder('Brandname', 'the company’s name, as the header, the footer and search engines show it'),
  established: yearEstablished,
  description: `IT services and software development company in Indore, India, established in ${yearEstablished}. We design, build and run software for companies that depend on it.`,
  address: {
    street: placeholder('Office address line', 'building, street and area of the office'),
    city: 'Indore',
    region: 'Madhya Pradesh',
    country: 'India',
    countryCode: 'IN',
  },
  phone: placeholder('+91 00000 00000', 'the number that clients call, such as +91 98765 43210'),
  email: placeholder('hello@example.com', 'the general e-mail address'),
  salesEmail: placeholder('sales@example.com', 'the e-mail address of the sales department'),
  // Said wherever the site says that you reply. Each of these may be empty: '' leaves out what it would say.
  replyTime: placeholder('within one working day', 'how soon you answer an enquiry; or an empty text'),
  officeHours: {
    days: placeholder(
      'Monday to Friday',
      'the days on which the office answers; or empty texts for all three',
    ),
    hours: placeholder('9:30 to 18:30', 'its hours on these days'),
    utcOffset: '+5:30',
  },
  whatsApp: placeholder(
    '',
    'the address of your WhatsApp chat, such as https://wa.me/919876543210; or remove this `placeholder(…)` and leave the empty text',
  ),
  map: {
    embedUrl: placeholder(
      'https://www.google.com/maps?q=Indore,+Madhya+Pradesh,+India&output=embed',
      'the office itself: in Google Maps choose Share, Embed a map, and copy the address after src=',
    ),
    linkUrl: placeholder(
      'https://www.google.com/maps/search/?api=1&query=Indore,+Madhya+Pradesh,+India',
      'the address of the office on the map: in Google Maps choose Share, Copy link',
    ),
    directionsUrl: placeholder(
      'https://www.google.com/maps/dir/?api=1&destination=Indore,+Madhya+Pradesh,+India',
      'directions to the office: in Google Maps choose Directions, and copy the address of that page',
    ),
  },
  social: [
    { network: 'linkedin', label: 'LinkedIn', url: placeholder('https://www.example.com/linkedin', profile) },
    { network: 'facebook', label: 'Facebook', url: placeholder('https://www.example.com/facebook', profile) },
    {
      network: 'instagram',
      label: 'Instagram',
      url: placeholder('https://www.example.com/instagram', profile),
    },
    { network: 'twitter', label: 'Twitter', url: placeholder('https://www.example.com/twitter', profile) },
    {
      network: 'wellfound',
      label: 'Wellfound',
      url: placeholder('https://www.example.com/wellfound', profile),
    },
  ],
  logo: {
    mark: placeholder(
      'brand/mark',
      'the symbol alone, for white backgrounds: replace shared/pictures/brand/mark.svg; then run "npm run pictures", and remove this `placeholder(…)`',
    ),
    markLight: placeholder(
      'brand/mark-light',
      'the symbol alone, for dark backgrounds and the loader: replace shared/pictures/brand/mark-light.svg; then run "npm run pictures", and remove this `placeholder(…)`',
    ),
  },
  copyright: '© {brand} 2025. All Rights Reserved.',
  forms: {
    enquiry: { service: 'inbox', target: '', recipient: 'our sales team', success: 'completed' },
    application: { service: 'inbox', target: '', recipient: 'our recruitment team' },
    maxResumeMegabytes: 5,
  },
  // The values that `npm run launch-check` gives, once a test message from each form has arrived; empty until then.
  testedForms: { enquiry: '', application: '' },
  // Named on the privacy page, as the law requires.
  legal: {
    name: placeholder('Registered company name', 'the name under which the company is registered'),
    registeredOffice: placeholder('Registered office address', 'the address of the registered office'),
    registration: placeholder(
      'U00000MP2024PTC000000',
      'the company’s CIN, or the LLPIN of a partnership; or an empty text if the firm has neither',
    ),
    grievanceOfficer: {
      name: placeholder('Grievance officer name', 'who answers questions and grievances about personal data'),
      email: placeholder('grievance@example.com', 'the e-mail address of that person'),
      phone: placeholder('+91 00000 00000', 'the phone number of that person'),
    },
    keepsEnquiriesMonths: 24,
    keepsApplicationsMonths: 12,
    host: {
      name: placeholder(
        'Web host name',
        'the company that hosts the site; set keepsLogsDays to the number of days that it keeps its logs',
      ),
      keepsLogsDays: 180,
    },
  },
  visitCounter: '',
  siteUrl: '',
});
