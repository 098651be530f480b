import { describe, expect as expectValue, test } from 'vitest';
import { company } from '../../shared/content/company.ts';
import { industries } from '../../shared/content/industries.ts';
import { jobs } from '../../shared/content/jobs.ts';
import { overviews } from '../../shared/content/overviews.ts';
import { services } from '../../shared/content/services.ts';
import { technologies } from '../../shared/content/technologies.ts';
import { agreed } from './agreed.ts';
import { allTexts, sentences } from './allTexts.ts';

const expect = (actual: unknown) =>
  expectValue(
    actual,
    'Not in the house style: change the text, or houseStyle or exceptions in tests/content/agreed.ts',
  );

const wordsIn = (text: string) => text.split(/\s+/).length;
const placesOf = (texts: typeof allTexts, pattern: RegExp) =>
  texts.filter(({ text }) => pattern.test(text)).map(({ place, text }) => `${place}: ${text}`);

describe.skipIf(!agreed.houseStyle)('lengths', () => {
  const outside = (texts: string[], least: number, most: number) =>
    texts.filter((text) => wordsIn(text) < least || wordsIn(text) > most);

  test('headlines and headings have 3 to 6 words', () => {
    const headings = [...industries, ...technologies].map(({ heading }) => heading);
    expect(outside([...services.map(({ headline }) => headline), ...headings], 3, 6)).toEqual([]);
  });

  test('points of services have 3 to 9 words', () => {
    expect(
      outside(
        services.flatMap(({ points }) => points),
        3,
        9,
      ),
    ).toEqual([]);
  });

  const ownTexts = [
    ...Object.entries(overviews).map(([name, { heading, lead, more }]) => ({
      name: `the overview of ${name}`,
      text: [heading, lead, more.heading, ...more.paragraphs].join(' '),
    })),
    ...industries.map(({ slug, heading, lead, firstStep }) => ({
      name: `${slug}, without the cards`,
      text: [heading, lead, firstStep].join(' '),
    })),
  ];

  test.each(ownTexts)('$name: at least 90 of its own words', ({ text }) => {
    expect(wordsIn(text)).toBeGreaterThanOrEqual(90);
  });

  test('jobs ask for experience as a number of years, such as "2-4 years"', () => {
    const others = jobs.filter(({ experience }) => !/^\d+-\d+ years?$/.test(experience));
    expect(others.map(({ title }) => title)).toEqual([]);
  });

  test('the four cards of an industry are of a similar length', () => {
    for (const { cards } of industries) {
      const lengths = cards.map(({ description }) => description.length);
      expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.6);
    }
  });
});

describe.skipIf(!agreed.houseStyle)('voice', () => {
  const { exceptions } = agreed;
  const given = [exceptions.superlative, ...exceptions.exclamations];
  const own = sentences.filter(({ text }) => !given.includes(text));

  test('no superlatives about ourselves', () => {
    const superlative =
      /\b(world[- ]class|best[- ]in[- ]class|leading (?:it|provider|company|firm|supplier|software|agency)|premier|top[- ](?:notch|tier|rated)|unmatched|unrivalled|unparalleled|number one|award[- ]winning|finest|foremost|trusted by (?:hundreds|thousands))\b/i;
    expect(placesOf(own, superlative)).toEqual([]);
  });

  test('no words that say nothing', () => {
    const filler =
      /\b(cutting[- ]edge|state[- ]of[- ]the[- ]art|seamless(?:ly)?|synerg\w+|leverag\w+|empower\w*|unlock\w*|elevat\w+|revolutioni\w+|next[- ]gen\w*|game[- ]chang\w+|one[- ]stop|robust|holistic|bespoke|passionate|ninja|rockstar|guru|delve|tailor(?:ed|-made)|innovative solutions?)\b/i;
    expect(placesOf(own, filler)).toEqual([]);
  });

  test('no filler text and no notes to oneself', () => {
    expect(placesOf(allTexts, /lorem|ipsum|\bTODO\b|\bTBD\b|\bFIXME\b|xxx/i)).toEqual([]);
  });

  test('exclamation marks only in the given heading', () => {
    expect(placesOf(own, /!/)).toEqual([]);
  });

  test('"solutions" only in given names', () => {
    expect(placesOf(own, /\bsolutions?\b/i).filter((place) => !exceptions.solutions.test(place))).toEqual([]);
  });

  test('British spelling', () => {
    const american =
      /\b(colors?|centers?|centered|behaviors?|favorites?|labor|(?:organi|optimi|customi|recogni|synchroni|authori|prioriti|summari|moderni|standardi|visuali|minimi|maximi)z\w+|analyz\w+|catalogs?|canceled|modeling|fulfill|gray)\b/i;
    const texts = sentences.map(({ place, text }) => ({
      place,
      text: text.replace(exceptions.spelling, ''),
    }));
    expect(placesOf(texts, american)).toEqual([]);
  });

  test('typographic apostrophes, straight ones only in the given heading', () => {
    expect(placesOf(own, /'/)).toEqual([]);
  });

  test('no double spaces, no dash between spaces', () => {
    expect(placesOf(sentences, / {2}| [–—-] /)).toEqual([]);
  });

  test('descriptions are full sentences', () => {
    const descriptions = allTexts.filter(({ place }) =>
      /\.(description|lead|subtitle|summary|text|jobDescription|pictureAlt)(\.\d+)?$/.test(place),
    );
    expect(descriptions.length).toBeGreaterThanOrEqual(services.length + industries.length + jobs.length);
    expect(descriptions.filter(({ text }) => !/[.?]$/.test(text)).map(({ place }) => place)).toEqual([]);
  });
});

test('the brand is only in the settings', () => {
  const places = allTexts.filter(({ text }) => text.includes(company.name)).map(({ place }) => place);
  expectValue(places).toContain('company.ts › company.name');
  expectValue(places.filter((place) => !place.startsWith('company.ts'))).toEqual([]);
});
