import { defineContent } from '../model/defineContent.ts';
import { approved, promise } from '../model/marks.ts';
import { homeSchema } from '../model/schema.ts';

/** The home page's own texts, without those of services, industries and technologies. */
export const home = defineContent('home', homeSchema, {
  search: {
    title: 'IT Services and Software Development in Indore',
    description:
      'IT services and software company in Indore, India. We design, build and run web, mobile, cloud, data and AI software for companies that depend on it.',
  },
  hero: {
    headline: 'Creative & Innovative Digital Solution',
    lead: 'We design, build and run software for companies that depend on it.',
    primaryAction: 'Start a conversation',
    secondaryAction: 'See our services',
    facts: [
      { value: promise('A written scope'), label: 'Before work starts' },
      { value: promise('Two figures'), label: 'For each piece' },
      { value: promise('Every two weeks'), label: 'A build to try' },
      { value: promise('Your repository'), label: 'From the first day' },
    ],
  },
  technology: {
    heading: 'Our Technology',
    lead: 'The tools we build with, and what each one is for.',
    linkText: 'See the tools',
  },
  services: {
    heading: 'Our Services',
    lead: promise('One team for design, development, testing and operations.'),
  },
  industries: {
    heading: 'Industries We Serve',
    lead: promise('Each field has its own rules and words. We learn them first.'),
  },
  partners: { heading: 'Our Trusted Partners' },
  testimonials: { heading: 'Words of Praise', lead: 'What clients say about working with us.' },
  reviews: {
    heading: 'Trusted by Clients',
    linkText: 'Read the reviews',
    rating: 'Rated {value} out of {outOf} on {day}',
  },
  callout: {
    heading: 'Tell us what should work better.',
    text: promise('Leave your details. We’ll ask what it should do and who will use it.'),
    action: 'Start a conversation',
  },
  howWeWork: 'How we work and what it costs',
});
