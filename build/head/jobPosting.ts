import type { JobPosting, Place, PostalAddress } from 'schema-dts';
import { absoluteUrl, type SiteAddress } from '#shared/core/addresses.ts';
import { endOfIndianDay } from '#shared/core/days.ts';
import { escapeHtml } from '#shared/core/escapeHtml.ts';
import { fill } from '#shared/core/fill.ts';
import {
  countriesIn,
  employmentTypesOf,
  monthsOf,
  workplacesOf,
} from '#shared/model/schema/jobVocabulary.ts';
import type { PageDeclaration, PresentedJob } from '#shared/page/pageDeclaration.ts';
import { jobWords } from '#shared/words/careers.ts';
import { iconFiles } from '../siteFiles/iconFiles.ts';
import type { KnownCompany } from './withoutPlaceholders.ts';

/** A list as Google wants it: one value by itself. */
const oneOrMore = <Value>(values: Value[]) => (values.length > 1 ? values : values[0]);

const listOf = (heading: string, items: string[]) =>
  `<p>${escapeHtml(heading)}</p><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

/** The whole description of the job, as HTML, which Google requires; of links only the words. */
function descriptionOf(job: PresentedJob): string {
  const { type, mode, experience, hours, benefits, jobDescription, keyResponsibilities } = job;
  return [
    `<p>${escapeHtml(jobDescription)}</p>`,
    listOf(jobWords.responsibilities, keyResponsibilities),
    listOf(jobWords.skills, job.skillsQualifications),
    `<p>${escapeHtml(`${type}, ${mode}. ${fill(jobWords.experience, { experience })}.`)}</p>`,
    ...[hours, benefits?.join(', ')].filter((fact) => fact).map((fact) => `<p>${escapeHtml(fact!)}</p>`),
  ]
    .join('')
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}

/** The town of a job, its state and its country; the last ones may be left out. */
const partsOf = ({ location }: PresentedJob) => location.split(',').map((part) => part.trim());

const countryOf = (job: PresentedJob, { address }: KnownCompany) => partsOf(job)[2] ?? address.countryCode;

export const postalAddress = (address: Partial<KnownCompany['address']>): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: address.city,
  addressRegion: address.region,
  postalCode: address.postalCode || undefined,
  addressCountry: address.countryCode,
});

function locationOf(job: PresentedJob, company: KnownCompany): Place {
  const [city, region] = partsOf(job);
  const town = { city, region, countryCode: countryOf(job, company) };
  const isOffice = city === company.address.city;
  return { '@type': 'Place', address: postalAddress(isOffice ? company.address : town) };
}

function workplace(job: PresentedJob, company: KnownCompany) {
  const workplaces = workplacesOf(job.mode)!;
  const named = countriesIn(job.mode);
  const countries = named.length > 0 ? named : [countryOf(job, company)];
  return {
    ...(workplaces.includes('office') && { jobLocation: locationOf(job, company) }),
    ...(workplaces.includes('home') && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: oneOrMore(
        countries.map((name) => ({ '@type': 'Country' as const, name })),
      ),
    }),
  };
}

function experienceOf({ experience }: PresentedJob): JobPosting['experienceRequirements'] {
  const months = monthsOf(experience);
  if (months === 0) return 'no requirements';
  return months ? { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: months } : undefined;
}

/**
 * A job posting for Google; undefined while a required value is unknown.
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting(
  { path, job }: PageDeclaration,
  company: KnownCompany,
  siteAddress: SiteAddress,
): JobPosting | undefined {
  if (!job?.postedOn || !company.hasOwnName || siteAddress.siteUrl === '') return undefined;
  const { slug, title, type, hours, benefits, postedOn, closesOn, salary, openings } = job;
  return {
    '@type': 'JobPosting',
    title,
    description: descriptionOf(job),
    url: absoluteUrl(path, siteAddress),
    datePosted: postedOn,
    validThrough: closesOn && endOfIndianDay(closesOn),
    employmentType: oneOrMore(employmentTypesOf(type)!),
    identifier: { '@type': 'PropertyValue', name: company.name, value: slug },
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      sameAs: absoluteUrl('/', siteAddress),
      logo: company.hasOwnLogo ? absoluteUrl(iconFiles.large, siteAddress) : undefined,
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
    workHours: hours,
    jobBenefits: benefits?.join(', ') || undefined,
    experienceRequirements: experienceOf(job),
    directApply: job.isAppliedForHere || undefined,
  };
}
