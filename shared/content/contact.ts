import { defineContent } from '../model/defineContent.ts';
import { approved, promise } from '../model/marks.ts';
import { contactSchema } from '../model/schema.ts';

/** The Contact page and the choices of its form. */
export const contact = defineContent('contact', contactSchema, {
  search: {
    title: 'Contact Us About Your Software Project',
    description:
      'Write, call or leave your details to talk about a software project. Our office is in Indore, Madhya Pradesh, India, and clients elsewhere reach us by e-mail.',
  },
  banner: {
    title: 'Contact Us',
    subtitle: promise('Write, call or leave your details.'),
  },
  heading: "Let's Start a Conversation!",
  lead: promise('Tell us how to reach you; we’ll ask what you need. Or [e-mail us](mailto:{email}).'),
  next: {
    heading: 'What happens next',
    steps: promise([
      'We read it and e-mail you two or three questions.',
      'You answer when it suits you, in writing or on a call.',
      'You hear what we would do first, and whether we are the right people for it.',
    ]),
  },
  details: {
    office: 'Corporate office',
    direct: 'Direct contact',
    departments: 'Departments',
    sales: 'Sales',
    whatsApp: 'Write on WhatsApp',
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
