import { z } from 'zod';
import { defineContent } from './defineContent.ts';
import { bannerSchema, line, searchSchema, sectionSchema } from './schema/fields.ts';

const label = line(3, 40, 'The problem');

const caseTextsSchema = z.strictObject({
  /** The overview of all cases. */
  overview: z.strictObject({ search: searchSchema, banner: bannerSchema }),
  /** Above cases on the overview, the home page and those of services and industries. */
  section: sectionSchema,
  /** The link on each card; the case's name is added for screen readers. */
  linkText: label,
  labels: z.strictObject({
    problem: label,
    built: label,
    result: label,
    sector: label,
    duration: label,
    stack: label,
    link: label,
  }),
});

/** Texts around cases, which no page shows while there are none. */
export const caseTexts = defineContent('caseTexts', caseTextsSchema, {
  overview: {
    search: {
      title: 'Our Work: Software in Use, with Results',
      description:
        'Finished software projects: the problem, what we built, one figure that shows the result, the technologies, and how long it took from the first call to the launch.',
    },
    banner: { title: 'Our Work', subtitle: 'Software in use, each with one figure that shows what changed.' },
  },
  section: { heading: 'Work that is in use', lead: 'What was in the way, what we built, and what changed.' },
  linkText: 'Read how',
  labels: {
    problem: 'The problem',
    built: 'What we built',
    result: 'The result',
    sector: 'Sector',
    duration: 'Duration',
    stack: 'Built with',
    link: 'See it in use',
  },
});
