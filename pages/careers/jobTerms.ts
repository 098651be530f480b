import { dayInWords } from '#shared/core/days.ts';
import { fill } from '#shared/core/fill.ts';
import type { Job } from '#shared/model/schema/files.ts';
import { employmentTypesOf, workplacesOf } from '#shared/model/schema/jobVocabulary.ts';
import { jobWords } from '#shared/words/careers.ts';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Undefined for work at home alone, whose mode says all. */
export const locationOf = ({ mode, location }: Pick<Job, 'mode' | 'location'>) =>
  workplacesOf(mode)?.includes('office') ? location : undefined;

/** The company's benefits are promised with these: interns and contractors get what the job itself says. */
export const isEmployment = ({ type }: Pick<Job, 'type'>) =>
  employmentTypesOf(type)!.every((kind) => ['FULL_TIME', 'PART_TIME'].includes(kind));

export function salaryInWords({ from, to, per }: NonNullable<Job['salary']>): string {
  const [least, most] = [rupees.format(from), rupees.format(to)];
  const amount = from === to ? least : fill(jobWords.salaryRange, { from: least, to: most });
  return fill(jobWords.salary[per], { amount });
}

/** `until`: the last day on which it is true. */
export type JobTerm = { text: string; until?: string };

export function jobTerms({ salary, hours, benefits, openings, postedOn, closesOn }: Job): JobTerm[] {
  const terms: JobTerm[] = [];
  if (salary) terms.push({ text: salaryInWords(salary) });
  if (hours) terms.push({ text: hours });
  if (benefits?.length) terms.push({ text: benefits.join(', ') });
  if (openings && openings > 1) terms.push({ text: fill(jobWords.openings, { count: openings }) });
  if (postedOn) terms.push({ text: fill(jobWords.postedOn, { day: dayInWords(postedOn) }) });
  if (closesOn) terms.push({ text: fill(jobWords.closesOn, { day: dayInWords(closesOn) }), until: closesOn });
  return terms;
}

export type JobSummary = ReturnType<typeof summaryOf>;

export function summaryOf(job: Job) {
  const { slug, title, experience, type, mode } = job;
  const tags = [fill(jobWords.experience, { experience }), type, mode];
  return { slug, title, location: locationOf(job), tags, terms: jobTerms(job) };
}

/** The last day on which any of the jobs is open; undefined if one has no last day, or there are none. */
export function lastDayOf(jobs: Pick<Job, 'closesOn'>[]): string | undefined {
  const days = jobs.map(({ closesOn }) => closesOn);
  return days.every((day) => day !== undefined) ? days.sort().at(-1) : undefined;
}
