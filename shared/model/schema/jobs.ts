import { z } from 'zod';
import { jobGroups } from '../../words/careers.ts';
import { line, list, oneOf, promised, prose, slug, trueOrFalse, visible } from './fields.ts';
import {
  countriesIn,
  employmentTypesOf,
  modeNames,
  monthsOf,
  typeNames,
  workplacesOf,
} from './jobVocabulary.ts';
import { says } from './messages.ts';

const jobDay = z
  .string(says('write year, month and day, such as "2026-03-02", or leave it empty', 'is not a day'))
  .refine((text) => text === '' || z.iso.date().safeParse(text).success, { abort: true })
  // Browsers read 26 as the year 26.
  .refine(
    (text) => text === '' || text >= '2000',
    'is long past: write the year with four digits, such as 2026',
  )
  .meta({ format: 'date' });

const mayHave = <Field extends z.ZodType>(field: Field, meaning: string) =>
  field.optional().describe(meaning);

const rupees = z
  .int(says('write rupees as a whole number, such as 4,50,000'))
  .min(1000)
  .meta({ description: 'such as 4,50,000', isAmount: true });

const salarySchema = z
  .strictObject({
    from: rupees,
    to: rupees,
    per: z
      .enum(['year', 'month'], says('write "year" or "month"', 'is not a period'))
      .meta({ label: 'Each' }),
  })
  .refine(({ from, to }) => from <= to, 'has a "from" above its "to": write the lower amount first');

/** Whether a text is a town, a town and its state, or these and the country. */
function isTown(text: string): boolean {
  // A name in braces that is left stands for nothing, which is said of it.
  if (text.includes('{')) return true;
  const [, state, country, ...more] = text.split(',');
  return more.length === 0 && (country !== undefined || countriesIn(`(${state})`).length === 0);
}

/** A text of words whose meaning is known, with details in brackets. */
function known(names: string[], example: string, refusal: string, meaningsOf: (text: string) => unknown) {
  const meaning = `one of ${names.join(', ')}, or several with commas; details in brackets, such as “${example}”; shown as you write it`;
  return visible(z.string(says(`write ${meaning}`, refusal)))
    .refine((text) => meaningsOf(text) !== undefined)
    .meta({ example: names[0], examples: names, description: meaning, advisedLength: { min: 3, max: 30 } });
}

const adviceOnMode = (mode: string) =>
  workplacesOf(mode)?.includes('home') && mode.includes('(') && countriesIn(mode).length === 0
    ? 'has no country by itself in its brackets, so search engines are told that of the location: write it like "Remote (India)"'
    : undefined;

const adviceOnExperience = (experience: string) =>
  monthsOf(experience) === undefined
    ? 'will not be told to search engines: write it like "2-4 years", "6 months" or "Fresher"'
    : undefined;

export const jobSchema = z
  .strictObject({
    slug,
    title: line(5, 60, 'React Developer'),
    postedOn: jobDay.meta({
      label: 'First day on the site',
      description:
        'the job is not on the site before that day. Without one, search engines do not list it as a job',
    }),
    closesOn: mayHave(jobDay, 'after it, the job closes by itself').meta({ label: 'Last day to apply' }),
    isClosed: mayHave(trueOrFalse, 'turn it on once the job is filled, whatever its dates say'),
    group: oneOf(jobGroups, 'is not a group of jobs').describe('the heading under which the job is listed'),
    location: line(3, 60, 'Indore, Madhya Pradesh, India')
      .refine(
        isTown,
        'is not a town, alone or with its state, or with state and country: write it like "Indore, Madhya Pradesh, India"',
      )
      .refine(
        (text) => workplacesOf(text) === undefined,
        'is no town: write that of the office; where the work is done has a field of its own',
      )
      .meta({
        label: 'Place',
        description:
          'the town of the office, also for work at home; {city} and {region} stand for the company’s',
      }),
    // Search engines are told the meaning of these three.
    type: known(typeNames, 'Internship (6 months)', 'is not a kind of employment', employmentTypesOf).meta({
      label: 'Kind of employment',
    }),
    mode: known(modeNames, 'Remote (India)', 'is not a place of work', workplacesOf).meta({
      label: 'Where the work is done',
      adviceOn: adviceOnMode,
    }),
    experience: line(3, 20, '1-4 years').meta({
      description: 'such as “2-4 years”, “6 months” or “Fresher”, which search engines understand',
      adviceOn: adviceOnExperience,
    }),
    salary: mayHave(salarySchema, 'before tax, in rupees; the same amount twice if there is only one').meta({
      label: 'Pay',
    }),
    openings: mayHave(z.int(says('write a whole number, such as 3')).positive(), 'if more than one').meta({
      isAmount: true,
    }),
    hours: line(3, 60, 'Monday to Friday, 9:30 to 18:30').optional().meta({ label: 'Working hours' }),
    benefits: mayHave(list(line(3, 60, 'Health insurance')), 'what the job offers besides its pay'),
    mainSkills: list(line(2, 30, 'React'), 1, 6),
    jobDescription: promised(prose(120, 600)).meta({ label: 'Description' }),
    keyResponsibilities: promised(
      list(prose(15, 140, 'Build pages and a shared component library in React'), 1),
    ),
    skillsQualifications: list(prose(10, 140, 'Good HTML and CSS, including grid and forms'), 1).meta({
      label: 'Qualifications',
    }),
  })
  .refine(({ postedOn, closesOn }) => !closesOn || postedOn <= closesOn, {
    path: ['closesOn'],
    error: 'is before the first day: write a later one',
  });
