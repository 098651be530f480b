import { describe, expect, test } from 'vitest';
import { company } from '../../shared/content/company.ts';
import { contact } from '../../shared/content/contact.ts';
import { home } from '../../shared/content/home.ts';
import { industries } from '../../shared/content/industries.ts';
import { services } from '../../shared/content/services.ts';
import { technologies } from '../../shared/content/technologies.ts';
import { allTexts, sentences } from './allTexts.ts';

const wordsIn = (text: string) => text.split(/\s+/).length;
const placesOf = (texts: typeof allTexts, pattern: RegExp) =>
  texts.filter(({ text }) => pattern.test(text)).map(({ place, text }) => `${place}: ${text}`);

describe('texts that are meant as they stand', () => {
  test('the headline of the home page', () => {
    expect(home.hero.headline).toBe('Creative & Innovative Digital Solution');
  });

  test('the copyright line', () => {
    expect(company.copyright).toBe('© {brand} 2025. All Rights Reserved.');
  });

  test('the answers to where a visitor heard of the company', () => {
    expect(contact.heardFromOptions).toEqual([
      'LinkedIn',
      'Instagram',
      'Facebook',
      'Twitter',
      'Other Plateform',
    ]);
  });
});

describe('lengths', () => {
  test.each(services)('$slug: a headline of 3 to 6 words', ({ headline }) => {
    expect(wordsIn(headline)).toBeGreaterThanOrEqual(3);
    expect(wordsIn(headline)).toBeLessThanOrEqual(6);
  });

  test.each(services.flatMap(({ slug, points }) => points.map((point) => ({ slug, point }))))(
    '$slug: the point "$point" has 3 to 9 words',
    ({ point }) => {
      expect(wordsIn(point)).toBeGreaterThanOrEqual(3);
      expect(wordsIn(point)).toBeLessThanOrEqual(9);
    },
  );

  test.each([...industries, ...technologies])('$slug: a heading of 3 to 6 words', ({ heading }) => {
    expect(wordsIn(heading)).toBeGreaterThanOrEqual(3);
    expect(wordsIn(heading)).toBeLessThanOrEqual(6);
  });

  test('the four cards of an industry are of a similar length', () => {
    for (const { cards } of industries) {
      const lengths = cards.map(({ description }) => description.length);
      expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.6);
    }
  });
});

describe('voice', () => {
  // "Best In Industry" is the given title of a card, "best practice" speaks of no one.
  const given = ['Best In Industry', "Let's Start a Conversation!"];
  const own = sentences.filter(({ text }) => !given.includes(text));

  test('no superlatives about ourselves', () => {
    const superlative =
      /\b(world[- ]class|best[- ]in[- ]class|leading|premier|top[- ](?:notch|tier|rated)|unmatched|unrivalled|unparalleled|number one|award[- ]winning|finest|foremost|trusted by (?:hundreds|thousands))\b/i;
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

  test('exclamation marks in the given heading alone', () => {
    expect(placesOf(own, /!/)).toEqual([]);
  });

  test('"solutions" in given names alone', () => {
    const names = /Custom Software Solutions|Custom Solutions|Creative & Innovative Digital Solution/;
    expect(placesOf(own, /\bsolutions?\b/i).filter((place) => !names.test(place))).toEqual([]);
  });

  test('British spelling', () => {
    const names = /CRM Customization|crm-customization/g;
    const american =
      /\b(colors?|centers?|centered|behaviors?|favorites?|labor|(?:organi|optimi|customi|recogni|synchroni|authori|prioriti|summari|moderni|standardi|visuali|minimi|maximi)z\w+|analyz\w+|catalogs?|canceled|modeling|fulfill|gray)\b/i;
    const texts = sentences.map(({ place, text }) => ({ place, text: text.replace(names, '') }));
    expect(placesOf(texts, american)).toEqual([]);
  });

  test('straight apostrophes, no double spaces, no dash between spaces', () => {
    expect(placesOf(sentences, /[‘’“”]| {2}| [–—-] /)).toEqual([]);
  });

  test('descriptions are whole sentences', () => {
    const descriptions = allTexts.filter(({ place }) =>
      /\.(description|lead|subtitle|summary|text|jobDescription|pictureAlt)(\.\d+)?$/.test(place),
    );
    expect(descriptions.length).toBeGreaterThan(100);
    expect(descriptions.filter(({ text }) => !/[.?]$/.test(text)).map(({ place }) => place)).toEqual([]);
  });
});

describe('placeholders', () => {
  test('every address outside is a reserved one, the map apart', () => {
    const outside = allTexts.filter(({ text }) => /^(https?|mailto):|@/.test(text));
    expect(outside.length).toBeGreaterThan(10);
    const known =
      /^https:\/\/www\.example\.com\/|^(mailto:)?[\w.]+@example\.com$|^https:\/\/www\.google\.com\/maps/;
    expect(outside.filter(({ text }) => !known.test(text))).toEqual([]);
  });

  test('the brand stands in the settings alone', () => {
    const places = placesOf(allTexts, new RegExp(company.name));
    expect(places).toEqual([`company.ts › company.name: ${company.name}`]);
  });
});
