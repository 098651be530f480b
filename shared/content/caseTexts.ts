import { defineContent } from '../model/defineContent.ts';
import { caseTextsSchema } from '../model/schema.ts';

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
