import { defineContent } from './defineContent.ts';
import { contactSchema } from './schema.ts';

/** The Contact page and the choices of its form. */
export const contact = defineContent('contact', contactSchema, {
  search: {
    title: 'Contact Us About Your Software Project',
    description:
      'Write, call or leave your details to talk about a software project. Our office is in Indore, Madhya Pradesh, India, and a person reads every message.',
  },
  banner: {
    title: 'Contact Us',
    subtitle: 'Write, call or leave your details. A person reads every message.',
  },
  heading: "Let's Start a Conversation!",
  lead: 'A few details are enough. We reply and ask what you are building.',
  details: {
    office: 'Corporate office',
    direct: 'Direct contact',
    departments: 'Departments',
    sales: 'Sales',
  },
  map: {
    title: 'Map of the office in Indore, Madhya Pradesh, India',
    linkText: 'See the office on a larger map',
  },
  // The last one is meant as it stands.
  heardFromOptions: ['LinkedIn', 'Instagram', 'Facebook', 'Twitter', 'Other Plateform'],
});
