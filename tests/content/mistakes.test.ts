import { describe, expect, test } from 'vitest';
import { ContentError, defineContent, defineList } from '../../shared/content/defineContent.ts';
import { industries } from '../../shared/content/industries.ts';
import { pictureOf } from '../../shared/content/pictures.ts';
import {
  aboutSchema,
  industrySchema,
  serviceSchema,
  technologyPageSchema,
} from '../../shared/content/schema.ts';
import { services } from '../../shared/content/services.ts';
import { technologies } from '../../shared/content/technologies.ts';

/** What the build says of a list whose first entry was changed: one line for each mistake. */
function complaintsOf<Entry extends object>(
  file: string,
  schema: Parameters<typeof defineList>[1],
  entry: Entry,
  spoil: (entry: Entry) => void,
): string[] {
  const spoilt = structuredClone(entry);
  spoil(spoilt);
  try {
    defineList(file, schema, [spoilt]);
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as Error).message.split('\n');
  }
  return [];
}

const ofService = (spoil: (entry: Record<string, unknown>) => void) =>
  complaintsOf('services', serviceSchema, services[0] as Record<string, unknown>, spoil);

describe('a service', () => {
  test('as it stands is taken', () => {
    expect(ofService(() => {})).toEqual([]);
  });

  test('without points', () => {
    const complaint =
      'shared/content/services.ts › "software-development" › points: needs four or five points';
    expect(ofService((service) => (service.points = []))).toEqual([complaint]);
  });

  test('whose field is missing', () => {
    expect(ofService((service) => delete service.points)).toEqual([
      'shared/content/services.ts › "software-development" › points: is missing: add it, as in the other entries',
    ]);
  });

  test('with a field of a wrong name', () => {
    expect(ofService((service) => (service.colour = 'blue'))).toEqual([
      'shared/content/services.ts › "software-development": has the unknown field "colour": remove it or correct its name',
    ]);
  });

  test('with a picture that does not exist', () => {
    expect(ofService((service) => (service.picture = 'services/nothing'))).toEqual([
      'shared/content/services.ts › "software-development" › picture: "services/nothing" is not a picture: put the file into shared/pictures/ and run "npm run pictures"',
    ]);
  });

  test('with an address that cannot be one', () => {
    expect(ofService((service) => (service.slug = 'Web Development'))).toEqual([
      'shared/content/services.ts › "Web Development" › slug: must be small letters, digits and hyphens, such as "web-development"',
    ]);
  });

  test('with several mistakes is told all of them', () => {
    const complaints = ofService((service) => {
      service.points = [];
      service.summary = 'Short.';
    });
    expect(complaints).toHaveLength(2);
    expect(complaints[0]).toContain('› summary: is too short: write 30 to 90 characters');
  });
});

describe('an industry', () => {
  const ofIndustry = (spoil: (entry: (typeof industries)[number]) => void) =>
    complaintsOf('industries', industrySchema, industries[0]!, spoil);

  test('with a very long card', () => {
    expect(ofIndustry((industry) => (industry.cards[1]!.description = 'word '.repeat(100)))).toEqual([
      'shared/content/industries.ts › "healthcare" › cards › "Clinical records" › description: is too long: write 80 to 320 characters',
    ]);
  });

  test('with three cards', () => {
    expect(ofIndustry((industry) => industry.cards.pop())).toEqual([
      'shared/content/industries.ts › "healthcare" › cards: needs exactly four cards',
    ]);
  });

  test('with an icon that does not exist', () => {
    expect(ofIndustry((industry) => (industry.cards[0]!.icon = 'syringe' as never))).toEqual([
      'shared/content/industries.ts › "healthcare" › cards › "Appointments and intake" › icon: "syringe" is not an icon: add it to scripts/icons.ts or use one of its names',
    ]);
  });
});

describe('a technology', () => {
  const ofTechnology = (spoil: (entry: { logo?: string; name?: string }) => void) =>
    complaintsOf('technologies', technologyPageSchema, technologies[0]!, (page) =>
      spoil(page.technologies[3]!),
    );

  test('without a logo', () => {
    expect(ofTechnology((technology) => delete technology.logo)).toEqual([
      'shared/content/technologies.ts › "frontend" › technologies › "Angular" › logo: is missing: add it, as in the other entries',
    ]);
  });

  test('without a name is counted', () => {
    expect(ofTechnology((technology) => delete technology.name)).toEqual([
      'shared/content/technologies.ts › "frontend" › technologies › entry 4 › name: is missing: add it, as in the other entries',
    ]);
  });
});

test('two entries with one address', () => {
  const twice = () => defineList('services', serviceSchema, [services[0]!, services[0]!]);
  expect(twice).toThrow(
    'shared/content/services.ts › "software-development" › slug: is used twice: give each entry its own',
  );
});

test('a file that holds no list', () => {
  const empty = () => defineContent('about', aboutSchema, {} as never);
  expect(empty).toThrow('shared/content/about.ts › banner: is missing: add it, as in the other entries');
});

test('a picture that a page asks for and that does not exist', () => {
  expect(() => pictureOf('about/nobody')).toThrow(
    'There is no picture "about/nobody": put the file into shared/pictures/ and run "npm run pictures"',
  );
});
