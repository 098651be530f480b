import { writeFileSync } from 'node:fs';
import { industries } from '../../../../shared/content/industries.ts';
import { jobs } from '../../../../shared/content/jobs.ts';
import { navigation } from '../../../../shared/content/navigation.ts';
import { services } from '../../../../shared/content/services.ts';
import { technologies } from '../../../../shared/content/technologies.ts';
import { withEntry } from '../../new/dataFile.ts';
import { addedJob } from './additions.ts';
import { setFields } from './edit.ts';
import { removedService } from './removedService.ts';

const slugsOf = (entries: { slug: string }[]) => entries.map(({ slug }) => slug);

/** The values of a field in all jobs, including the added one. */
const termsOf = (field: keyof typeof addedJob) => [
  ...new Set([...jobs.slice(1).map((job) => job[field]), addedJob[field]]),
];

/** Writes the new offer into tests/content/agreed.ts. */
export function noteOffer(): void {
  const named = technologies.map((page) => [page.slug, page.technologies.map(({ name }) => name)] as const);
  const [[slug, names], ...others] = named as [(typeof named)[number]];
  const offer = {
    services: [...slugsOf(services).filter((kept) => kept !== removedService), 'cloud-migration'],
    industries: [...slugsOf(industries), 'travel'],
    technologies: Object.fromEntries([[slug, [...names, 'Rust']], ...others]),
    jobs: [...jobs.slice(1).map(({ title }) => title), 'Cloud Engineer'],
    jobTerms: { location: termsOf('location'), type: termsOf('type'), mode: termsOf('mode') },
    testimonials: 1,
    partners: 0,
    reviews: [],
    social: ['LinkedIn', 'YouTube'],
    quickLinks: [...navigation.quickLinks.map(({ label }) => label), 'Case Studies'],
    // More industries are listed on every page, and the new service has two short paragraphs.
    ownWords: 0.45,
    established: 2019,
  };
  const file = 'tests/content/agreed.ts';
  setFields(file, 'agreed', offer);
  writeFileSync(file, withEntry(file, 'agreed.otherPages', '/case-studies/'));
}
