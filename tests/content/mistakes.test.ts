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

/** One complaint, at a place of a content file, with what is wrong and the way out. */
const at = (place: string, wrong: string, wayOut: string | RegExp) => [
  expect.toSatisfy(
    (complaint: string) =>
      complaint.startsWith(`shared/content/${place}: ${wrong}`) &&
      (typeof wayOut === 'string' ? complaint.includes(wayOut) : wayOut.test(complaint)),
    `a complaint at ${place}: ${wrong} … ${wayOut}`,
  ),
];

describe('a service', () => {
  const ofService = (spoil: (entry: Record<string, unknown>) => void) =>
    complaintsOf('services', serviceSchema, services[0] as Record<string, unknown>, spoil);
  const service = `services.ts › "${services[0]!.slug}"`;

  test('as it stands is taken', () => {
    expect(ofService(() => {})).toEqual([]);
  });

  test('without points', () => {
    const complaints = ofService((entry) => {
      entry.points = [];
    });
    expect(complaints).toEqual(at(`${service} › points`, '', 'four or five points'));
  });

  test('whose points are missing', () => {
    const complaints = ofService((entry) => delete entry.points);
    expect(complaints).toEqual(at(`${service} › points`, 'is missing', 'four or five points'));
  });

  test('with a field of a wrong name', () => {
    const complaints = ofService((entry) => {
      entry.colour = 'blue';
    });
    expect(complaints).toEqual(
      at(service, 'has the unknown field "colour"', /remove it or correct its name/),
    );
  });

  test('with a picture that does not exist', () => {
    const complaints = ofService((entry) => {
      entry.picture = 'services/nothing';
    });
    const wrong = '"services/nothing" is not a picture';
    expect(complaints).toEqual(at(`${service} › picture`, wrong, 'npm run pictures'));
  });

  test('with an address that cannot be one', () => {
    const complaints = ofService((entry) => {
      entry.slug = 'Web Development';
    });
    expect(complaints).toEqual(at('services.ts › "Web Development" › slug', '', '"web-development"'));
  });

  test('with several mistakes is told all of them', () => {
    const complaints = ofService((entry) => {
      entry.points = [];
      entry.summary = 'Short.';
    });
    expect(complaints).toEqual([
      ...at(`${service} › summary`, 'is too short', '30 to 90 characters'),
      ...at(`${service} › points`, '', 'four or five points'),
    ]);
  });
});

describe('an industry', () => {
  const ofIndustry = (spoil: (entry: (typeof industries)[number]) => void) =>
    complaintsOf('industries', industrySchema, industries[0]!, spoil);
  const [industry] = industries as [(typeof industries)[number]];
  const cards = `industries.ts › "${industry.slug}" › cards`;

  test('with a very long card', () => {
    const complaints = ofIndustry((entry) => {
      entry.cards[1]!.description = 'word '.repeat(100);
    });
    const place = `${cards} › "${industry.cards[1]!.title}" › description`;
    expect(complaints).toEqual(at(place, 'is too long', '80 to 320 characters'));
  });

  test('with three cards', () => {
    const complaints = ofIndustry((entry) => {
      entry.cards.pop();
    });
    expect(complaints).toEqual(at(cards, '', /four/));
  });

  test('with an icon that does not exist', () => {
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

  test('without a logo', () => {
    const complaints = ofTechnology((entry) => delete entry.logo);
    expect(complaints).toEqual(
      at(`${list} › "${page.technologies[3]!.name}" › logo`, 'is missing', 'shared/pictures/'),
    );
  });

  test('without a name is counted', () => {
    const complaints = ofTechnology((entry) => delete entry.name);
    expect(complaints).toEqual(at(`${list} › entry 4 › name`, 'is missing', /write/));
  });
});

test('two entries with one address', () => {
  const twice = () => defineList('services', serviceSchema, [services[0]!, services[0]!]);
  expect(twice).toThrow(
    `shared/content/services.ts › "${services[0]!.slug}" › slug: is used twice: give each entry its own`,
  );
});

test('a file without its fields', () => {
  const empty = () => defineContent('about', aboutSchema, {} as never);
  expect(empty).toThrow(/^shared\/content\/about\.ts › banner: is missing: /m);
});

test('a picture that a page asks for and that does not exist', () => {
  expect(() => pictureOf('about/nobody')).toThrow(
    'There is no picture "about/nobody": put the file into shared/pictures/ and run "npm run pictures"',
  );
});
