/*
 * The words for a job's type, mode and experience from which search engines are told what they mean.
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */

const employmentTypes: Record<string, string> = {
  'Full-Time': 'FULL_TIME',
  Permanent: 'FULL_TIME',
  'Part-Time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Contractual: 'CONTRACTOR',
  'Contract to Hire': 'CONTRACTOR',
  'Fixed Term': 'CONTRACTOR',
  Freelance: 'CONTRACTOR',
  Consultant: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
  Intern: 'INTERN',
  Trainee: 'INTERN',
  Apprenticeship: 'OTHER',
  Volunteer: 'VOLUNTEER',
};

/** Where the work is done, by what a job's mode may be called. For Google, hybrid work is done in an office. */
const workplaces: Record<string, 'office' | 'home'> = {
  Onsite: 'office',
  'In office': 'office',
  'Work from office': 'office',
  WFO: 'office',
  'Client site': 'office',
  Field: 'office',
  Hybrid: 'office',
  Remote: 'home',
  'Fully remote': 'home',
  'Work from home': 'home',
  WFH: 'home',
};

export const typeNames = Object.keys(employmentTypes);
export const modeNames = Object.keys(workplaces);

const normal = (words: string) => words.toLowerCase().replace(/[\s\p{Pd}]/gu, '');

/** The meanings of words between commas, slashes and the like, without what is in brackets; undefined if one is unknown. */
function meaningsOf<Meaning>(text: string, known: Record<string, Meaning>): Meaning[] | undefined {
  const pieces = text.replace(/\(.*?\)/g, '').split(/[,/&+|]|\s(?:or|and)\s/i);
  const byWords = new Map(Object.entries(known).map(([words, meaning]) => [normal(words), meaning]));
  const meanings = pieces.map((piece) => byWords.get(normal(piece)));
  return meanings.includes(undefined) ? undefined : ([...new Set(meanings)] as Meaning[]);
}

export const employmentTypesOf = (type: string) => meaningsOf(type, employmentTypes);

export const workplacesOf = (mode: string) => meaningsOf(mode, workplaces);

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const regions = new Intl.DisplayNames('en', { type: 'region' });
const zones = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => !zones.includes(code) && regions.of(code) !== code);

const shortNames = { us: 'US', usa: 'US', uk: 'GB', uae: 'AE' };

const countries = new Map([
  ...codes.map((code): [string, string] => [regions.of(code)!.toLowerCase(), regions.of(code)!]),
  ...Object.entries(shortNames).map(([name, code]): [string, string] => [name, regions.of(code)!]),
]);

/** The countries in the brackets of a mode, such as "Remote (India, Nepal and UK)", each once. */
export function countriesIn(mode: string): string[] {
  const details = Array.from(mode.matchAll(/\((.*?)\)/g), ([, detail]) => detail!);
  const pieces = details.flatMap((detail) => detail.toLowerCase().split(/[,;/]|\s(?:or|and)\s/));
  return [...new Set(pieces.flatMap((piece) => countries.get(piece.trim()) ?? []))];
}

const unit = '(months?|mos?|years?|yrs?)\\.?';
const amount = '(\\d+(?:\\.\\d+)?)\\s*\\+?\\s*';
const experience = new RegExp(
  `^(?:min(?:imum|\\.)?|at least|over|above)?\\s*${amount}(?:${unit}\\s*)?(?:(?:[-–—]|to)\\s*${amount})?(?:${unit})?\\+?(?: (?:and|or) (?:above|more))?$`,
  'i',
);

/** The least experience in months, for texts such as "1-4 years", "2+ yrs" and "Fresher"; undefined for others. */
export function monthsOf(text: string): number | undefined {
  if (/^(freshers?|entry.level|no experience)\b/i.test(text)) return 0;
  const [, least, ownUnit, , sharedUnit] = experience.exec(text) ?? [];
  const period = ownUnit ?? sharedUnit;
  return period ? Math.round(Number(least) * (/^y/i.test(period) ? 12 : 1)) : undefined;
}
