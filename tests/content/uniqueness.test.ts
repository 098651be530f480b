import { describe, expect, test } from 'vitest';
import { industries } from '../../shared/content/industries.ts';
import { jobs } from '../../shared/content/jobs.ts';
import { services } from '../../shared/content/services.ts';
import { technologies } from '../../shared/content/technologies.ts';
import { agreed } from './agreed.ts';
import { pairsOf, sharedVocabulary, sharedWording } from './similarity.ts';

type Entry = { name: string; text: string };

const [shown, alike] = agreed.twinIndustries;

const families: Record<string, Entry[]> = {
  services: services.map(({ slug, subtitle, headline, description, points, steps }) => ({
    name: slug,
    text: [
      subtitle,
      headline,
      ...description,
      ...points,
      ...steps.flatMap((step) => [step.title, step.description, step.result]),
    ].join('\n'),
  })),
  industries: industries.map(({ slug, subtitle, heading, lead, cards, firstStep }) => ({
    name: slug,
    text: [
      subtitle,
      heading,
      lead,
      firstStep,
      ...cards.flatMap((card) => [card.title, card.description]),
    ].join('\n'),
  })),
  jobs: jobs.map(({ slug, jobDescription, keyResponsibilities, skillsQualifications }) => ({
    name: slug,
    text: [jobDescription, ...keyResponsibilities, ...skillsQualifications].join('\n'),
  })),
};

const shortFamilies: Record<string, Entry[]> = {
  technologies: technologies
    .flatMap((page) => page.technologies)
    .map(({ name, description }) => ({ name, text: description })),
  'cards of industries': industries
    .filter(({ slug }) => slug !== alike)
    .flatMap(({ cards }) => cards)
    .map(({ title, description }) => ({ name: title, text: description })),
  'search descriptions': [...services, ...industries, ...technologies].map(({ slug, search }) => ({
    name: slug,
    text: search.description,
  })),
};

/** The one pair that is alike on purpose. */
const isIntended = (one: Entry, other: Entry) => one.name === shown && other.name === alike;

const pairsIn = (entries: Entry[]) => pairsOf(entries).filter((pair) => !isIntended(...pair));

const tooAlike = (entries: Entry[], measure: typeof sharedWording, limit: number) =>
  pairsIn(entries)
    .filter(([one, other]) => measure(one.text, other.text) > limit)
    .map(([one, other]) => `${one.name} and ${other.name}`);

/*
 * Limits, with what was measured of the texts as they were written: entries of 150 to 250 words share at most 2 %
 * of their wording, texts of 20 to 40 words at most two runs of three words (10 %), and all of them at most 30 % of
 * their vocabulary. A sentence copied into an entry makes 6 % or more.
 */
const limits = { entryWording: 0.05, shortWording: 0.15, vocabulary: 0.4 };

describe.each(Object.entries(families))('%s', (_family, entries) => {
  test('no two repeat a sentence', () => {
    expect(tooAlike(entries, sharedWording, limits.entryWording)).toEqual([]);
  });

  test('no two say the same in other words', () => {
    expect(tooAlike(entries, sharedVocabulary, limits.vocabulary)).toEqual([]);
  });
});

describe.each(Object.entries(shortFamilies))('%s', (_family, entries) => {
  test('no two repeat half a sentence', () => {
    expect(tooAlike(entries, sharedWording, limits.shortWording)).toEqual([]);
  });

  test('no two say the same in other words', () => {
    expect(tooAlike(entries, sharedVocabulary, limits.vocabulary)).toEqual([]);
  });
});

describe('the measures', () => {
  const [{ text }] = families.services as [Entry];

  test('find a sentence copied into another entry', () => {
    const [first, second] = families.services as [Entry, Entry];
    const sentence = services[0]!.description[1]!.split('. ')[0]!;
    expect(sharedWording(first.text, `${second.text}\n${sentence}`)).toBeGreaterThan(limits.entryWording);
  });

  test('find a copy in which only the name was exchanged', () => {
    const copy = text.replaceAll('software', 'mobile');
    expect(sharedWording(text, copy)).toBeGreaterThan(limits.entryWording);
  });

  test('find a copy with words in another order', () => {
    const shuffled = text.split(/\s+/).reverse().join(' ');
    expect(sharedWording(text, shuffled)).toBeLessThan(limits.entryWording);
    expect(sharedVocabulary(text, shuffled)).toBeGreaterThan(limits.vocabulary);
  });
});

describe('what must differ exactly', () => {
  const pages = [...services, ...industries, ...technologies];
  const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

  test('names, headings and subtitles', () => {
    const intended = industries.filter(({ slug }) => slug === alike).map(({ subtitle }) => subtitle);
    expect(repeated(pages.map(({ subtitle }) => subtitle))).toEqual(intended);
    expect(repeated(services.map(({ headline }) => headline))).toEqual([]);
    expect(repeated([...industries, ...technologies].map(({ heading }) => heading))).toEqual([]);
    expect(repeated([...services, ...technologies].map(({ summary }) => summary))).toEqual([]);
  });

  test('points of all services', () => {
    expect(repeated(services.flatMap(({ points }) => points))).toEqual([]);
  });

  test('names of all technologies', () => {
    expect(repeated(technologies.flatMap((page) => page.technologies.map(({ name }) => name)))).toEqual([]);
  });

  test('responsibilities and skills of all jobs', () => {
    const lines = jobs.flatMap(({ keyResponsibilities, skillsQualifications }) => [
      ...keyResponsibilities,
      ...skillsQualifications,
    ]);
    expect(repeated(lines)).toEqual([]);
  });
});
