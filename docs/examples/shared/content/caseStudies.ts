import { defineContent } from '../model/defineContent.ts';
import { placeholder, promise } from '../model/marks.ts';
import { textPageSchema } from '../model/schema.ts';

/** The texts of /case-studies/. */
export const caseStudiesPage = defineContent('caseStudies', textPageSchema, {
  search: {
    title: 'Case Studies',
    description:
      'How three of our projects went: the task, what we built, and what changed for the people who use it.',
  },
  banner: {
    title: 'Case Studies',
    subtitle: 'Three projects, and what changed for the people who use the software.',
  },
  heading: 'What we have built',
  lead: placeholder('Three projects of ours, in short.', 'a lead that names the clients'),
  paragraphs: [promise('Each project began with a working build after two weeks, and so will yours.')],
});
