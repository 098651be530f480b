import { company } from '../../shared/content/company.ts';
import { contact } from '../../shared/content/contact.ts';
import { pictureOf } from '../../shared/content/pictures.ts';
import { formVariables, resolveFormService } from '../../shared/forms/providers.ts';
import { receiverNote } from '../../shared/forms/receiverNote.ts';
import { definePage } from '../../shared/runtime/pageDeclaration.ts';
import type { ContactPageProps } from './ContactPage.tsx';

const { banner, heading, lead, heardFromOptions, details, map, search } = contact;
const { street, city, region, country } = company.address;
const { env } = process;

const target = resolveFormService(company.forms, 'enquiry', env[formVariables.enquiry], env.BASE_PATH || '/');

export default definePage<ContactPageProps>({
  path: '/contact/',
  template: 'contact/ContactPage',
  name: 'Contact Us',
  search,
  props: {
    banner: { ...banner, path: '/contact/', picture: pictureOf('hero/still') },
    heading,
    lead,
    form: { heardFromOptions, target, note: receiverNote('enquiry', target) },
    details: {
      labels: details,
      address: `${street}, ${city}, ${region}, ${country}`,
      phone: company.phone,
      email: company.email,
      salesEmail: company.salesEmail,
    },
    map: { ...map, ...company.map },
  },
  htmlOnly: ['banner', 'details'],
});
