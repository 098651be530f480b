import type { Job } from '#shared/model/schema.ts';
import { jobGroups } from '#shared/words/careers.ts';

/** A valid job with every fact, to change for a test. */
export function exampleJob(changes: Partial<Job> = {}): Job {
  return {
    slug: 'go-developer',
    title: 'Go Developer',
    group: jobGroups[0],
    location: 'Indore, Madhya Pradesh, India',
    type: 'Full-Time',
    mode: 'Onsite',
    experience: '2-4 years',
    mainSkills: ['Go', 'SQL'],
    postedOn: '2026-12-01',
    closesOn: '2026-12-15',
    salary: { from: 400_000, to: 700_000, per: 'year' },
    openings: 2,
    jobDescription:
      'You will write services in Go for products that many people use each day, and stay with them in production. <b>Tests</b> & reviews are part of it.',
    keyResponsibilities: [
      'Write services in Go',
      'Write tests for them',
      'Review code of others',
      'Answer alerts at work',
    ],
    skillsQualifications: [
      'Go in live products',
      'SQL and its indexes',
      'Linux on servers',
      'Spoken English',
    ],
    ...changes,
  };
}
