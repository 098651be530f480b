import { type Job, jobSchema } from '../../../../shared/content/schema.ts';
import { jobGroups } from '../../../../shared/content/words/careers.ts';
import type { EntryKind } from '../EntryKind.ts';
import { type Draft, fillIn } from '../fillIn.ts';

const numbered = (what: string) =>
  ['first', 'second', 'third', 'fourth'].map((which) => fillIn(`the ${which} ${what}`));

/** An open position on the Careers page. */
export const job: EntryKind = {
  question: 'Title of the job',
  file: 'jobs',
  nameField: jobSchema.shape.title,
  draft: (title, slug): Draft<Omit<Job, 'closesOn' | 'isClosed' | 'salary' | 'openings'>> => ({
    slug,
    title,
    group: jobGroups[0],
    location: 'Indore, Madhya Pradesh, India',
    type: 'Full-Time',
    mode: 'Onsite',
    experience: fillIn('such as "1-3 years"'),
    mainSkills: numbered('skill, in a word or two'),
    postedOn: '',
    jobDescription: fillIn('two or three sentences: what the person will do, and with whom'),
    keyResponsibilities: numbered('task'),
    skillsQualifications: numbered('thing that the person should know or have done'),
  }),
  spread: { constant: 'inIndore', fields: ['location', 'type', 'mode'] },
  pictures: () => [],
  address: (slug) => `/careers/#${slug}`,
};
