import { type Job, jobSchema } from '../../../../shared/content/schema.ts';
import type { EntryKind } from '../EntryKind.ts';
import { type Draft, fillIn } from '../fillIn.ts';

const numbered = (what: string) =>
  ['first', 'second', 'third', 'fourth'].map((which) => fillIn(`the ${which} ${what}`));

/** An open position on the Careers page. */
export const job: EntryKind = {
  question: 'Title of the job',
  file: 'jobs',
  nameField: jobSchema.shape.title,
  draft: (title, slug): Draft<Job> => ({
    slug,
    title,
    location: 'Indore, Madhya Pradesh, India',
    type: 'Full-Time',
    mode: 'Onsite',
    experience: fillIn('such as "1-3 years"'),
    jobDescription: fillIn('two or three sentences: what the person will do, and with whom'),
    keyResponsibilities: numbered('task'),
    skillsQualifications: numbered('thing that the person should know or have done'),
  }),
  spread: { constant: 'inIndore', fields: ['location', 'type', 'mode'] },
  pictures: () => [],
  address: (slug) => `/careers/#${slug}`,
};
