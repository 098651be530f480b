import { industries, services, technologies } from '#shared/model/content.ts';
import type { Case, Job } from '#shared/model/schema/files.ts';
import { jobGroups } from '#shared/words/careers.ts';

export const exampleAddress = {
  street: '12 Station Road',
  city: 'Indore',
  region: 'Madhya Pradesh',
  postalCode: '452001',
  country: 'India',
  countryCode: 'IN',
};

/** A finished project of a service and an industry of the site. */
export const exampleCase: Case = {
  slug: 'example-portal',
  name: 'Order portal for a wholesaler',
  sector: 'Wholesale',
  industry: industries[0]!.slug,
  services: [services[0]!.slug],
  problem: 'Three people typed eighty orders a day, and one in fifteen had to be corrected by phone.',
  built: 'A portal in which customers order at their own prices, joined to the accounts each night.',
  result: { figure: '62 %', text: 'of all orders arrive through the portal, six months after its launch' },
  stack: [technologies[0]!.technologies[0]!.name],
  duration: '14 weeks',
  search: {
    title: 'Case: Order Portal for a Wholesaler',
    description:
      'How a wholesaler moved most of its orders from the phone to a portal in fourteen weeks, and what it is built with.',
  },
};

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
      'You will write services in Go for products that many people use each day, and stay with them in production. Tests and reviews are part of it.',
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

/** The same as a file holds it. */
export function exampleJobFile(changes: object = {}) {
  const { slug: _slug, ...fields } = exampleJob();
  return { ...fields, approved: false, ...changes };
}
