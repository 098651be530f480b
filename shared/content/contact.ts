import { defineContent } from './defineContent.ts';
import { approved, promise } from './marks.ts';
import { contactSchema } from './schema.ts';

/** The Contact page and the choices of its form. */
export const contact = defineContent('contact', contactSchema, {
  search: {
    title: 'Contact Us About Your Software Project',
    description:
      'Write, call or leave your details to talk about a software project. Our office is in Indore, Madhya Pradesh, India, and clients elsewhere reach us by e-mail.',
  },
  banner: {
    title: 'Contact Us',
    subtitle: promise('Write, call or leave your details. We’ll get back to you.'),
  },
  heading: "Let's Start a Conversation!",
  lead: promise(
    'Tell us how to reach you. We’ll reply with questions and a next step. To say more now, e-mail us.',
  ),
  details: {
    office: 'Corporate office',
    direct: 'Direct contact',
    departments: 'Departments',
    sales: 'Sales',
    howWeWork: 'How we work',
  },
  map: {
    title: 'Map of the office in Indore, Madhya Pradesh, India',
    linkText: 'See the office on a larger map',
    directionsText: 'Get directions',
  },
  // The spelling of the last one is intentional.
  heardFromOptions: ['LinkedIn', 'Instagram', 'Facebook', 'Twitter', 'Other Plateform'],
});
