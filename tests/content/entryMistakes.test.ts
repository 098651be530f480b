import { describe, expect, test } from 'vitest';
import { ContentError } from '../../shared/content/ContentError.ts';
import { defineList } from '../../shared/content/defineContent.ts';
import { industries } from '../../shared/content/industries.ts';
import {
  industrySchema,
  jobSchema,
  serviceSchema,
  technologyPageSchema,
  testimonialSchema,
} from '../../shared/content/schema.ts';
import { services } from '../../shared/content/services.ts';
import { technologies } from '../../shared/content/technologies.ts';
import { testimonials } from '../../shared/content/testimonials.ts';
import { exampleJob } from '../unit/careers/exampleJob.ts';
import { at, complaintsOf, marked } from './complaints.ts';

describe('an industry', () => {
  const ofIndustry = (spoil: (entry: (typeof industries)[number]) => void) =>
    complaintsOf('industries', industrySchema, industries[0]!, spoil);
  const [industry] = industries as [(typeof industries)[number]];
  const cards = `industries.ts › "${industry.slug}" › cards`;

  test('is refused with a very long card', () => {
    const complaints = ofIndustry((entry) => {
      entry.cards[1]!.description = 'word '.repeat(100);
    });
    const place = `${cards} › "${industry.cards[1]!.title}" › description`;
    expect(complaints).toEqual(at(place, 'is 179 characters too long', '80 to 320 characters'));
  });

  test('is refused with three cards', () => {
    const complaints = ofIndustry((entry) => {
      entry.cards.pop();
    });
    expect(complaints).toEqual(at(cards, '', /four/));
  });

  test('is refused with an icon that does not exist', () => {
    const complaints = ofIndustry((entry) => {
      entry.cards[0]!.icon = 'syringe' as never;
    });
    const place = `${cards} › "${industry.cards[0]!.title}" › icon`;
    expect(complaints).toEqual(at(place, '"syringe" is not an icon', 'scripts/icons.ts'));
  });
});

describe('a technology', () => {
  const ofTechnology = (spoil: (entry: { logo?: string; name?: string }) => void) =>
    complaintsOf('technologies', technologyPageSchema, technologies[0]!, (page) =>
      spoil(page.technologies[3]!),
    );
  const [page] = technologies as [(typeof technologies)[number]];
  const list = `technologies.ts › "${page.slug}" › technologies`;

  test('is refused without a logo', () => {
    const complaints = ofTechnology((entry) => delete entry.logo);
    expect(complaints).toEqual(
      at(`${list} › "${page.technologies[3]!.name}" › logo`, 'is missing', 'shared/pictures/'),
    );
  });

  test('is identified by its position if it has no name', () => {
    const complaints = ofTechnology((entry) => delete entry.name);
    expect(complaints).toEqual(at(`${list} › entry 4 › name`, 'is missing', /write/));
  });
});

test('refuses two entries with the same slug', () => {
  const twice = () => defineList('services', serviceSchema, [marked(services[0]!), marked(services[0]!)]);
  expect(twice).toThrow(
    `shared/content/services.ts › "${services[0]!.slug}" › slug: is used twice: give each entry its own`,
  );
});

test.each(['React Developer', ' react  developer'])(
  'refuses two jobs with the same title, the second written %j',
  (title) => {
    const twice = () =>
      defineList('jobs', jobSchema, [
        exampleJob({ slug: 'first', title: 'React Developer' }),
        exampleJob({ slug: 'second', title }),
      ]);
    expect(twice).toThrow(ContentError);
    expect(twice).toThrow(
      /^shared\/content\/jobs\.ts › "second" › title: "[^"]+" is that of "first" as well, [^\n]*: add what is special, such as "react +developer \(Mumbai\)"$/i,
    );
  },
);

test('refuses two services with the same name', () => {
  const service = marked(services[0]!);
  const twice = () => defineList('services', serviceSchema, [service, { ...service, slug: 'another' }]);
  expect(twice).toThrow(/› "another" › name: "[^"]+" is that of "[^"]+" as well, /);
});

test('accepts two people with the same name', () => {
  const [first] = testimonials as [(typeof testimonials)[number]];
  expect(() => defineList('testimonials', testimonialSchema, [first, first])).not.toThrow();
});
