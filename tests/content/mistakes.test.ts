import { describe, expect, test } from 'vitest';
import { ContentError } from '../../shared/content/ContentError.ts';
import { company } from '../../shared/content/company.ts';
import { defineContent, defineList } from '../../shared/content/defineContent.ts';
import { home } from '../../shared/content/home.ts';
import { industries } from '../../shared/content/industries.ts';
import { pictureOf } from '../../shared/content/pictures.ts';
import {
  aboutSchema,
  companySchema,
  homeSchema,
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

  test('is accepted when valid', () => {
    expect(ofService(() => {})).toEqual([]);
  });

  test('is refused with an empty list of points', () => {
    const complaints = ofService((entry) => {
      entry.points = [];
    });
    expect(complaints).toEqual(at(`${service} › points`, '', 'four or five points'));
  });

  test('is refused without the field "points"', () => {
    const complaints = ofService((entry) => delete entry.points);
    expect(complaints).toEqual(at(`${service} › points`, 'is missing', 'four or five points'));
  });

  test('is refused with an unknown field', () => {
    const complaints = ofService((entry) => {
      entry.colour = 'blue';
    });
    expect(complaints).toEqual(
      at(service, 'has the unknown field "colour"', /remove it or correct its name/),
    );
  });

  test('is refused with a picture that does not exist', () => {
    const complaints = ofService((entry) => {
      entry.picture = 'services/nothing';
    });
    const wrong = '"services/nothing" is not a picture';
    expect(complaints).toEqual(at(`${service} › picture`, wrong, 'npm run pictures'));
  });

  test('is refused with an invalid slug', () => {
    const complaints = ofService((entry) => {
      entry.slug = 'Web Development';
    });
    expect(complaints).toEqual(at('services.ts › "Web Development" › slug', '', '"web-development"'));
  });

  const ofSteps = (spoil: (steps: (typeof services)[number]['steps']) => void) =>
    ofService((entry) => spoil(entry.steps as (typeof services)[number]['steps']));
  const steps = `${service} › steps`;
  const [firstStep] = services[0]!.steps;

  test('is refused without steps', () => {
    const complaints = ofService((entry) => delete entry.steps);
    expect(complaints).toEqual(at(steps, 'is missing', 'exactly four steps'));
  });

  test('is refused with three steps', () => {
    const complaints = ofSteps((entries) => entries.pop());
    expect(complaints).toEqual(at(steps, 'has 3 entries', 'exactly four steps'));
  });

  test.each([
    ['title', 'Prototyping', 'has 1 word:', '2 to 4 words'],
    ['description', 'The best route becomes clickable.', 'has 5 words', '12 to 25 words'],
    ['description', 'word '.repeat(26), 'has 26 words', '12 to 25 words'],
    ['result', 'A prototype', 'has 2 words', '4 to 12 words'],
    ['result', 'A clickable prototype of the path.', 'ends with a full stop', 'take it away'],
  ] as const)('is refused when the %s of a step is %j', (field, text, wrong, right) => {
    const complaints = ofSteps(([step]) => {
      step![field] = text;
    });
    const name = field === 'title' ? text : firstStep!.title;
    expect(complaints).toEqual(at(`${steps} › "${name}" › ${field}`, wrong, right));
  });

  test('is refused with all its mistakes at once', () => {
    const complaints = ofService((entry) => {
      entry.points = [];
      entry.summary = 'Short.';
    });
    expect(complaints).toEqual([
      ...at(`${service} › summary`, 'is 24 characters too short', '30 to 90 characters'),
      ...at(`${service} › points`, '', 'four or five points'),
    ]);
  });
});

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
  const twice = () => defineList('services', serviceSchema, [services[0]!, services[0]!]);
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
  const [service] = services as [(typeof services)[number]];
  const twice = () => defineList('services', serviceSchema, [service, { ...service, slug: 'another' }]);
  expect(twice).toThrow(/› "another" › name: "[^"]+" is that of "[^"]+" as well, /);
});

test('accepts two people with the same name', () => {
  const [first] = testimonials as [(typeof testimonials)[number]];
  expect(() => defineList('testimonials', testimonialSchema, [first, first])).not.toThrow();
});

describe('invisible characters', () => {
  const complaintsOfText = (summary: string) =>
    complaintsOf('services', serviceSchema, services[0]!, (entry) => {
      entry.summary = summary;
    });
  const place = `services.ts › "${services[0]!.slug}" › summary`;

  test.each([
    ['\u200b', 'U+200B'],
    ['\u0000', 'U+0000'],
    ['\u0007', 'U+0007'],
    ['\u202e', 'U+202E'],
    ['\u2028', 'U+2028'],
    ['\ufeff', 'U+FEFF'],
    ['\ud83d', 'U+D83D'],
    ['\u{e0041}', 'U+E0041'],
  ])('%j is reported as %s, with the words before it', (sign, name) => {
    const complaints = complaintsOfText(`Sites and portals that${sign} your own team can edit.`);
    const wrong = `contains the invisible character ${name} after "portals that"`;
    expect(complaints).toEqual(at(place, wrong, /: delete it, or type the words instead of pasting them/));
  });

  test('are reported at the beginning of a text', () => {
    const complaints = complaintsOfText('\u200eSites and portals that your own team can edit.');
    expect(complaints).toEqual(
      at(place, 'contains the invisible character U+200E at its beginning', 'delete it'),
    );
  });

  test.each(['\n', '\r\n', '\t', '\u00ad', '\u200c', '\u200d', '\u00a0', '\ufe0f'])(
    '%j is accepted: it separates words or lines, or joins letters',
    (sign) => expect(complaintsOfText(`Sites and portals that${sign} your own team can edit.`)).toEqual([]),
  );
});

describe('the settings', () => {
  const ofCompany = (spoil: (settings: typeof company) => void) => {
    const spoilt = structuredClone(company);
    spoil(spoilt);
    try {
      defineContent('company', companySchema, spoilt);
    } catch (error) {
      return (error as Error).message.split('\n');
    }
    return [];
  };

  test.each(['http://www.example.com/map', 'https://a;b.com/', 'https://a"b.com/'])(
    'are refused with a map at %s',
    (embedUrl) => {
      const complaints = ofCompany((settings) => {
        settings.map.embedUrl = embedUrl;
      });
      expect(complaints).toEqual(
        at('company.ts › map › embedUrl', JSON.stringify(embedUrl), '"https://www.'),
      );
    },
  );

  test.each(['https://münchen.example/', 'https://भारत.example/karte', 'http://localhost:8080/map'])(
    'may link to %s',
    (linkUrl) => {
      const complaints = ofCompany((settings) => {
        settings.map.linkUrl = linkUrl;
      });
      expect(complaints).toEqual([]);
    },
  );

  test.each(['mailto:', 'mailto:hello', 'mailto:hello@example', 'mailto:?bcc=a@b.com'])(
    'are refused with the link %j',
    (url) => {
      const complaints = ofCompany((settings) => {
        settings.social[0]!.url = url;
      });
      const place = `company.ts › social › "${company.social[0]!.label}" › url`;
      expect(complaints).toEqual(at(place, JSON.stringify(url), '"mailto:hello@example.com"'));
    },
  );

  test('may link to a mailbox', () => {
    const complaints = ofCompany((settings) => {
      settings.social[0]!.url = 'mailto:hello@example.com';
    });
    expect(complaints).toEqual([]);
  });

  test('with an invisible sign in an address', () => {
    const complaints = ofCompany((settings) => {
      settings.map.linkUrl = 'https://www.example.com/\u200bmap';
      settings.social[0]!.url = 'mailto:hello@\u200bexample.com';
    });
    const wrong = 'contains the invisible character U+200B after';
    const link = `company.ts › social › "${company.social[0]!.label}" › url`;
    expect(complaints).toEqual([
      ...at('company.ts › map › linkUrl', `${wrong} "https://www.example.com/"`, 'delete it'),
      ...at(link, `${wrong} "mailto:hello@"`, 'delete it'),
    ]);
  });

  test('with an invisible sign in a mailbox', () => {
    const complaints = ofCompany((settings) => {
      settings.forms.enquiry.target = 'hello\u200b@example.com';
    });
    const wrong = 'contains the invisible character U+200B after "hello"';
    expect(complaints).toEqual(at('company.ts › forms › enquiry › target', wrong, 'delete it'));
  });
});

test.each(['', 'Digital', 'Creative & Innovative Digital Solution '.repeat(2)])(
  'refuses a headline that does not fit the first screen: %j',
  (headline) => {
    const spoilt = { ...home, hero: { ...home.hero, headline } };
    const define = () => defineContent('home', homeSchema, spoilt);
    expect(define).toThrow(
      /^shared\/content\/home\.ts › hero › headline: is \d+ characters too (short|long): write 10 to 60/,
    );
  },
);

test('refuses a file without its fields', () => {
  const empty = () => defineContent('about', aboutSchema, {} as never);
  expect(empty).toThrow(/^shared\/content\/about\.ts › banner: is missing: /m);
});

test('refuses a missing picture that a page asks for', () => {
  expect(() => pictureOf('about/nobody')).toThrow(
    'There is no picture "about/nobody": put the file into shared/pictures/ and run "npm run pictures"',
  );
});
