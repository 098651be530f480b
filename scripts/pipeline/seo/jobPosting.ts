import { jobWords } from '../../../shared/content/words/careers.ts';
import { absoluteUrl, type Hosting } from '../../../shared/core/addresses.ts';
import { endOfIndianDay } from '../../../shared/core/days.ts';
import { escapeHtml } from '../../../shared/core/escapeHtml.ts';
import { fill } from '../../../shared/core/fill.ts';
import type { PageDeclaration, PresentedJob } from '../../../shared/shell/pageDeclaration.ts';
import { iconFiles } from './iconFiles.ts';
import type { KnownCompany } from './withoutPlaceholders.ts';

/** Google's employment types, by the job types in content. */
const employmentTypes: [written: RegExp, type: string][] = [
  [/^full.?time$/i, 'FULL_TIME'],
  [/^part.?time$/i, 'PART_TIME'],
  [/^contract/i, 'CONTRACTOR'],
  [/^temporary$/i, 'TEMPORARY'],
  [/^intern/i, 'INTERN'],
];

const listOf = (heading: string, items: string[]) =>
  `<p>${escapeHtml(heading)}</p><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

/** The whole description of the job, as HTML, which Google requires. */
function descriptionOf(job: PresentedJob): string {
  const { type, mode, experience, jobDescription, keyResponsibilities, skillsQualifications } = job;
  return [
    `<p>${escapeHtml(jobDescription)}</p>`,
    listOf(jobWords.responsibilities, keyResponsibilities),
    listOf(jobWords.skills, skillsQualifications),
    `<p>${escapeHtml(`${type}, ${mode}. ${fill(jobWords.experience, { experience })}.`)}</p>`,
  ].join('');
}

/** Town, state and country of a job, or the town alone. */
const partsOf = ({ location }: PresentedJob) => location.split(',').map((part) => part.trim());

/** The country of a job: the one in its location, otherwise the company's. */
const countryOf = (job: PresentedJob, { address }: KnownCompany) => partsOf(job)[2] ?? address.countryCode;

/** The place of a job: the company's office if the job is in the same town, otherwise only the town. */
function placeOf(job: PresentedJob, company: KnownCompany) {
  const { address } = company;
  const [town, region] = partsOf(job);
  const isOffice = town === address.city;
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      streetAddress: isOffice ? address.street : undefined,
      addressLocality: town,
      addressRegion: isOffice ? address.region : region,
      postalCode: isOffice ? address.postalCode : undefined,
      addressCountry: isOffice ? address.countryCode : countryOf(job, company),
    },
  };
}

/** Where the work is done: a remote job names the country that applicants may live in. */
function workplace(job: PresentedJob, company: KnownCompany) {
  if (!/^(fully )?remote$/i.test(job.mode)) return { jobLocation: placeOf(job, company) };
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: countryOf(job, company) },
  };
}

/** The minimum experience in months, for texts such as "1-4 years", "5+ years" and "6 to 12 months". */
function monthsOf(experience: string): number | undefined {
  const [, least, unit] = /^(\d+)(?:\s*(?:\+|(?:[-–]|to)\s*\d+))?\s*(month|year)/i.exec(experience) ?? [];
  if (unit === undefined) return undefined;
  return Number(least) * (unit.toLowerCase() === 'year' ? 12 : 1);
}

/**
 * A job posting for Google; undefined while a required value is unknown: the site's
 * address, the company's name, or the day on which the job was published.
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting({ path, job }: PageDeclaration, company: KnownCompany, hosting: Hosting) {
  if (!job?.postedOn || !company.hasOwnName || hosting.siteUrl === '') return undefined;
  const { slug, title, type, experience, postedOn, closesOn, salary, openings } = job;
  const months = monthsOf(experience);
  return {
    '@type': 'JobPosting',
    title,
    description: descriptionOf(job),
    url: absoluteUrl(path, hosting),
    datePosted: postedOn,
    validThrough: closesOn && endOfIndianDay(closesOn),
    employmentType: employmentTypes.find(([written]) => written.test(type))?.[1],
    identifier: { '@type': 'PropertyValue', name: company.name, value: slug },
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      sameAs: absoluteUrl('/', hosting),
      logo: absoluteUrl(iconFiles.large, hosting),
    },
    ...workplace(job, company),
    baseSalary: salary && {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: {
        '@type': 'QuantitativeValue',
        minValue: salary.from,
        maxValue: salary.to,
        unitText: salary.per === 'year' ? 'YEAR' : 'MONTH',
      },
    },
    totalJobOpenings: openings,
    experienceRequirements: months
      ? { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: months }
      : undefined,
    directApply: job.isAppliedForHere || undefined,
  };
}
