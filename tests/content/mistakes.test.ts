import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { company } from '#shared/content/company.ts';
import { home } from '#shared/content/home.ts';
import { industries } from '#shared/content/industries.ts';
import { services } from '#shared/content/services.ts';
import { technologies } from '#shared/content/technologies.ts';
import { terms } from '#shared/content/terms.ts';
import { defineContent, defineList } from '#shared/model/defineContent.ts';
import { promise } from '#shared/model/marks.ts';
import { pictureNames } from '#shared/model/pictures.ts';
import {
  caseSchema,
  companySchema,
  homeSchema,
  industrySchema,
  type Job,
  jobSchema,
  serviceSchema,
  technologyPageSchema,
  termsSchema,
  testimonialSchema,
} from '#shared/model/schema.ts';
import { warnings } from '#shared/model/warnings.ts';
import { jobGroups } from '#shared/words/careers.ts';
import { exampleCase } from '../support/examples/exampleCase.ts';
import { exampleJob } from '../support/examples/exampleJob.ts';

type Data = Record<string, unknown>;

const social = [{ network: 'linkedin', label: 'LinkedIn', url: 'https://www.example.com/linkedin' }];

/** A valid entry or file of each kind. */
const samples: Record<string, { schema: z.ZodType; data: Data }> = {
  services: { schema: serviceSchema, data: services[0]! },
  industries: { schema: industrySchema, data: industries[0]! },
  technologies: { schema: technologyPageSchema, data: technologies[0]! },
  jobs: { schema: jobSchema, data: exampleJob() },
  cases: { schema: caseSchema, data: exampleCase },
  company: { schema: companySchema, data: { ...company, social } },
  home: { schema: homeSchema, data: home },
  terms: { schema: termsSchema, data: terms },
};

/** Data with a mark around each of its texts and lists. */
function marked(value: unknown): unknown {
  if (typeof value === 'string' || Array.isArray(value)) return promise(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, marked(item)]));
}

/** A copy with another value at a path such as `cards.0.icon`; undefined removes what is there. */
function changed(data: Data, path: string, value: unknown): Data {
  const copy = structuredClone(data);
  const steps = path.split('.');
  const last = steps.pop()!;
  const parent = steps.reduce<Data>((inner, step) => inner[step] as Data, copy);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

/** What the build says of a file, line by line, without the file's name; for an entry without the entry's. */
function complaintsAbout(file: string, path: string, value: unknown): string[] {
  const { schema, data } = samples[file]!;
  const spoilt = changed(data, path, value);
  const isEntry = 'slug' in data;
  const prefix = [`shared/content/${file}.ts`, ...(isEntry ? [`"${spoilt.slug}"`] : [])].join(' › ');
  try {
    if (isEntry) defineList(file, schema, [marked(spoilt)]);
    else defineContent(file, schema, marked(spoilt));
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.replace(prefix, '').replace(/^ › /, ''));
  }
}

const longWord = 'x'.repeat(41);

test.each<[string, string, unknown, string]>([
  ['services', 'points', [], 'points: has 0 entries: write 3 to 6, such as "'],
  ['services', 'colour', 'blue', ': has the unknown field "colour": remove it or correct its name'],
  ['services', 'picture', 'services/none', 'picture: "services/none" is not a picture: put an illustration'],
  ['services', 'slug', 'Web Development', 'slug: "Web Development" cannot be used: write small letters'],
  ['services', 'summary', '   ', 'summary: is empty: write 30 to 90 characters, such as "'],
  ['services', 'name', 7, 'name: must be a text in quotes: write 2 to 40 characters'],
  ['services', 'summary', 'FILL IN: a line', 'summary: is still to be filled in: write 30 to 90 characters'],
  ['services', 'summary', `A ${longWord}`, 'summary: has a word of 41 letters, which no phone can wrap'],
  ['services', 'search', 'Words', 'search: must be a group of fields in curly brackets: add'],
  ['industries', 'cards.3', undefined, 'cards › entry 4: '],
  ['industries', 'cards.0.icon', 'syringe', 'icon: "syringe" is not an icon: use a name of'],
  ['industries', 'isTall', 'true', 'isTall: must be true or false, without quotes: write true for yes'],
  ['technologies', 'technologies.0.logo', undefined, 'logo: is missing: put its logo'],
  ['jobs', 'closesOn', '2026-11-30', 'closesOn: is before postedOn: write the last day for applications'],
  ['jobs', 'closesOn', '2026-02-30', 'closesOn: "2026-02-30" is not a day: write year, month and day'],
  ['jobs', 'postedOn', '1 December', 'postedOn: "1 December" is not a day: write year, month and day'],
  ['jobs', 'salary', { from: 9000, to: 5000, per: 'year' }, 'salary: has a "from" above its "to"'],
  ['jobs', 'salary.per', 'week', 'salary › per: "week" is not a period: write "year" or "month"'],
  ['jobs', 'salary.from', '5 lakh', 'salary › from: must be a number without quotes: write rupees'],
  ['jobs', 'type', 'By rota', 'type: "By rota" is not a kind of employment: write one or more of'],
  ['jobs', 'mode', 'Onsite, any', 'mode: "Onsite, any" is not a place of work: write one or more of'],
  ['cases', 'services', [], 'services: has 0 entries: write 1 to 3, such as "'],
  ['cases', 'result.figure', '', 'result › figure: is empty: write 1 to 16 characters, such as "62 %"'],
  ['cases', 'url', 'our portal', 'url: "our portal" is not a full address: write'],
  ['jobs', 'mode', '', 'mode: is empty: write one or more of Onsite, '],
  ['jobs', 'group', 'None', `group: "None" is not a group of jobs: write one of "${jobGroups[0]}"`],
  ['company', 'map.embedUrl', 'http://a.com/', 'map › embedUrl: "http://a.com/" cannot be shown as a map'],
  ['company', 'map.embedUrl', 'https://maps.app.goo.gl/a', 'cannot be shown as a map in a page: in Google'],
  ['company', 'map.embedUrl', 'https://maps.google.com/?output=embed', 'cannot be shown as a map in a page'],
  ['company', 'map.linkUrl', 'nowhere', 'map › linkUrl: "nowhere" is not a full address: write'],
  ['company', 'map.linkUrl', 'https://a.b/\u200b', 'map › linkUrl: contains the invisible character U+200B'],
  ['company', 'phone', '+91       12', 'phone: "+91       12" is not a phone number: write it with the code'],
  ['company', 'social.0.url', 'mailto:hello@example', 'url: "mailto:hello@example" '],
  ['company', 'email', 'hello@company', 'email: "hello@company" is not an e-mail address: write'],
  ['company', 'logo.mark', 'banners/about', 'mark: must be an SVG in shared/pictures/brand/ whose name'],
  ['company', 'siteUrl', 'https://a.com/site', 'siteUrl: "https://a.com/site" cannot be used: write an'],
  ['company', 'forms.enquiry.target', 'a\u200b@b.com', 'forms › enquiry › target: contains the invisible'],
  ['home', 'hero.headline', '', 'hero › headline: is empty: write 10 to 60 characters'],
  ['terms', 'changedOn', undefined, 'changedOn: is missing: write year, month and day, such as "2026-03-02"'],
  ['terms', 'changedOn', '2999-01-01', 'changedOn: is in the future: write the date of today or earlier'],
])('%s › %s: %j is refused in plain words', (file, path, value, complaint) => {
  expect(complaintsAbout(file, path, value)).toEqual([expect.stringContaining(complaint)]);
});

test.each<[string, string, unknown]>([
  ['services', 'points', ['One!', 'Two', 'सबसे अच्छा काम']],
  ['services', 'summary', 'The best service in the world, from only ₹ 4,999! '.repeat(9)],
  ['jobs', 'mode', 'Hybrid'],
  ['jobs', 'experience', '5+ years'],
  ['jobs', 'postedOn', ''],
  ['jobs', 'salary', undefined],
  ['company', 'map.linkUrl', 'https://भारत.example/karte'],
  ['company', 'map.linkUrl', 'http://localhost:8080/map'],
  ['company', 'social.0.url', 'mailto:hello@example.com'],
  // The address of a domain in Devanagari as programs write it.
  ['company', 'email', 'hello@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['company', 'email', "o'hara&co@example.co.in"],
])('%s › %s: %j is accepted', (file, path, value) => {
  expect(complaintsAbout(file, path, value)).toEqual([]);
});

test('all mistakes of an entry are named at once', () => {
  const spoilt = { ...services[0]!, points: [], summary: '' };
  expect(() => defineList('services', serviceSchema, [marked(spoilt) as never])).toThrow(
    /summary: is empty.*\n.* › points: has 0 entries/,
  );
});

test('a text of unsuitable length or with HTML causes only a warning', () => {
  const before = warnings.length;
  complaintsAbout('services', 'summary', '<b>Short');
  const place = `shared/content/services.ts › "${services[0]!.slug}" › summary`;
  expect(warnings.slice(before)).toEqual(
    expect.arrayContaining([
      `${place}: has 8 characters: 30 to 90 look best here`,
      `${place}: has <b>, which visitors would see as it is: write plain text`,
    ]),
  );
});

test.each([
  ['experience', 'Some projects', 'will not be told to search engines: write it like "2-4 years"'],
  ['mode', 'Remote (Madhya Pradesh)', 'names no country in its brackets, so search engines are told that of'],
])('what search engines will not be told of a job’s %s, %j, is a warning', (field, text, warning) => {
  const before = warnings.length;
  expect(complaintsAbout('jobs', field, text)).toEqual([]);
  const place = `shared/content/jobs.ts › "go-developer" › ${field}: `;
  expect(warnings.slice(before).filter((line) => line.startsWith(place + warning))).toHaveLength(1);
});

describe('invisible characters', () => {
  const complaintsAboutText = (text: string) => complaintsAbout('services', 'summary', text);

  test.each([
    ['\u200b', 'U+200B'],
    ['\u0000', 'U+0000'],
    ['\ufeff', 'U+FEFF'],
    ['\u{e0041}', 'U+E0041'],
  ])('%j is reported as %s, with the words before it', (sign, name) => {
    expect(complaintsAboutText(`Sites and portals that${sign} your own team can edit.`)).toEqual([
      `summary: contains the invisible character ${name} after "portals that": delete it, or type the words instead of pasting them`,
    ]);
  });

  test('the sign in place of a byte that is not UTF-8 is reported as such', () => {
    expect(complaintsAboutText('Sites and caf\ufffds that your own team can edit.')).toEqual([
      expect.stringMatching(/^summary: contains a sign after "and caf" .* save the file as UTF-8 /),
    ]);
  });

  test.each(['\n', '\t', '\u00ad', '\u200c', '\u200d', '\u00a0', '\ufe0f'])(
    '%j, which has a use, is accepted',
    (sign) =>
      expect(complaintsAboutText(`Sites and portals that${sign} your own team can edit.`)).toEqual([]),
  );
});

describe('entries are told apart', () => {
  const markedJob = (changes: object) => marked(exampleJob(changes)) as Job;
  const two = (first: object, second: object) => () =>
    defineList('jobs', jobSchema, [markedJob(first), markedJob(second)]);

  test('by their addresses', () => {
    expect(two({}, { title: 'Another' })).toThrow(
      'shared/content/jobs.ts › "go-developer" › slug: is used twice: give each entry its own, such as',
    );
  });

  test.each(['React Developer', ' react  developer'])('by their names, however written: %j', (title) => {
    expect(two({ slug: 'first', title: 'React Developer' }, { slug: 'second', title })).toThrow(
      /^shared\/content\/jobs\.ts › "second" › title: "[^"]+" is already that of "first", .*\(Mumbai\)"$/i,
    );
  });

  test('but two people may have one name', () => {
    const person = {
      name: 'Asha Rao',
      title: 'Director',
      avatar: [...pictureNames][0]!,
      content: 'Well done.',
    };
    expect(() => defineList('testimonials', testimonialSchema, [person, person])).not.toThrow();
  });
});
