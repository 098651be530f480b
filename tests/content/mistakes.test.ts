import { expect, test } from 'vitest';
import { Document, parse, stringify } from 'yaml';
import { services, technologies } from '#shared/model/content.ts';
import { readContent } from '#shared/model/readContent.ts';
import { readFile } from '#shared/model/readFile.ts';
import type { EntryKind, FileName } from '#shared/model/schema/files.ts';
import { readYaml } from '#shared/model/yaml.ts';
import { jobGroups } from '#shared/words/careers.ts';
import { contentFiles } from '../support/contentFiles.ts';
import { exampleCase, exampleJobFile } from '../support/examples/exampleContent.ts';

type Data = Record<string, unknown>;
type Kind = EntryKind | FileName;

const social = [{ network: 'linkedin', label: 'LinkedIn', url: 'https://www.example.com/linkedin' }];

/** The data of the first file of a kind that shows nothing of another. */
const dataOf = (kind: Kind) => {
  const [, text] = Object.entries(contentFiles).find(
    ([file, text]) => file.includes(`/${kind}`) && !/^sameAs:/m.test(text),
  )!;
  return readYaml(text).data as Data;
};
const { slug: _case, ...finished } = exampleCase;

/** A valid entry or file of each kind. */
const samples: Partial<Record<Kind, Data>> = {
  services: dataOf('services'),
  industries: dataOf('industries'),
  technologies: dataOf('technologies'),
  jobs: exampleJobFile(),
  cases: finished,
  company: { ...dataOf('company'), social },
  navigation: dataOf('navigation'),
  terms: dataOf('terms'),
};

/** A copy with another value at a path such as `cards.0.icon`; undefined removes what is there. */
function changed(data: Data, path: string, value: unknown): Document {
  const copy = new Document(data);
  if (value === undefined) copy.deleteIn(path.split('.'));
  else copy.setIn(path.split('.'), value);
  return copy;
}

/** What is read of a file of a kind that holds some data. */
const read = (kind: string, data: unknown) =>
  readFile('example.yaml', stringify(data), kind as Kind, { established: '2024' });

const withoutPlace = (line: string) => line.replace(/^example\.yaml:\d+(: | › )/, '');

/** What the build says of a file, line by line, without its name and line. */
const complaintsAbout = (kind: string, path: string, value: unknown) =>
  read(kind, changed(samples[kind as Kind]!, path, value)).mistakes.map(withoutPlace);
const warningsAbout = (kind: string, path: string, value: unknown) =>
  read(kind, changed(samples[kind as Kind]!, path, value)).warnings.map(withoutPlace);

const longWord = 'x'.repeat(41);
const withSign = (sign: string) => `Sites and portals that${sign} your own team can edit.`;

test.each<[string, string, unknown, string]>([
  ['services', 'points', [], 'points: has 0 entries: write 3 to 6, with'],
  ['services', 'colour', 'blue', 'has the unknown field "colour": remove it or correct its name'],
  ['services', 'picture', 'services/none', 'picture: "services/none" is not a picture: put an illustration'],
  ['services', 'summary', '   ', 'summary: is empty: write 30 to 90 characters, such as "'],
  ['services', 'name', { 'Web, first': 'new' }, 'name: is read as a field, because of a colon: put it into'],
  ['services', 'name', 7, "name: is read as a number: put it into quotes, such as '7': write 2 to 40"],
  ['services', 'summary', `A ${longWord}`, 'summary: has a word of 41 letters, which no phone can wrap'],
  ['services', 'summary', withSign('\u200b'), 'the invisible character U+200B after "portals that": delete'],
  ['services', 'summary', withSign('\u0007'), 'contains the invisible character U+0007 after'],
  ['services', 'summary', withSign('\u{e0041}'), 'contains the invisible character U+E0041 after'],
  ['services', 'summary', withSign('\uf0b7'), 'the sign U+F0B7 after "portals that": delete it, or'],
  ['services', 'summary', withSign('\ufffd'), 'a sign after "portals that" that is not in UTF-8: save'],
  ['services', 'search', 'Words', 'search: must be a group of fields, each on a line of its own: add'],
  ['industries', 'cards.0.icon', 'syringe', 'icon: "syringe" is not an icon: use a name of'],
  ['industries', 'sameAs', 'finance', 'must be given a subtitle and four cards, or those of another'],
  ['industries', 'isTall', 'true', 'isTall: must be true or false, without quotes: write true for yes'],
  ['technologies', 'technologies.0.logo', undefined, 'logo: is missing: put its logo'],
  ['jobs', 'closesOn', '2026-11-30', 'closesOn: is before the first day: write a later one'],
  ['jobs', 'postedOn', '1926-12-15', 'postedOn: is long past: write the year with four digits'],
  ['jobs', 'closesOn', '2026-02-30', 'closesOn: "2026-02-30" is not a day: write year, month and day'],
  ['jobs', 'salary', { from: 9000, to: 5000, per: 'year' }, 'salary: has a "from" above its "to"'],
  ['jobs', 'salary.per', 'week', 'salary › per: "week" is not a period: write "year" or "month"'],
  ['jobs', 'salary.from', '5 lakh', 'salary › from: must be a number without quotes: write rupees'],
  ['jobs', 'type', 'By rota', 'type: "By rota" is not a kind of employment: write one of'],
  ['jobs', 'mode', 'Onsite, any', 'mode: "Onsite, any" is not a place of work: write one of'],
  ['jobs', 'location', 'Pune, India', 'location: is not a town, alone or with its state, or with state'],
  ['jobs', 'location', 'Remote (India)', 'location: is no town: write that of the office; where'],
  ['services', 'picture', '/shared/pictures/a.heic', '".heic" is not a kind of picture the site takes'],
  ['services', 'summary', 'In {City}', 'has {City}, which stands for nothing here: write {city}'],
  ['services', 'summary', 'In {city in {region}', 'has a brace that is not around a name: write it like'],
  ['services', 'summary', '[Portals that your team edits', 'has a bracket without its partner: write what'],
  ['services', 'summary', 'By {officer}', 'has {officer}, which stands for nothing here'],
  ['services', 'summary', 'Ask [us](/about/)', 'has the link [us](/about/), which this text would'],
  ['cases', 'picture', dataOf('services').picture, 'pictureAlt: is missing: write what'],
  ['jobs', 'group', 'None', `group: "None" is not a group of jobs: write one of "${jobGroups[0]}"`],
  ['company', 'map.embedUrl', 'https://maps.app.goo.gl/a', 'cannot be shown as a map in a page: in Google'],
  ['company', 'map.embedUrl', 'https://maps.google.com/?output=embed', 'cannot be shown as a map in a page'],
  ['company', 'brand.dark', '#ffffff', 'brand › dark: is lighter than bright'],
  ['company', 'brand.dark', 'dark green', 'brand › dark: "dark green" cannot be used: write six'],
  ['company', 'established', 2999, 'established: is too large: write the year'],
  ['company', 'map.linkUrl', 'https://a.in/in/acme it', 'has a space, which no address has'],
  ['company', 'social.0.url', 'https://a.in/in/acme it', 'url: "https://a.in/in/acme it" cannot'],
  ['company', 'map.linkUrl', 'nowhere', 'map › linkUrl: "nowhere" is not a full address: write'],
  ['company', 'map.linkUrl', 'https://a.b/\u200b', 'map › linkUrl: contains the invisible character U+200B'],
  ['company', 'address.postalCode', '1234', 'address › postalCode: is not a PIN code: write its six digits'],
  ['company', 'phone', '+91 98765 4321', 'phone: "+91 98765 4321" is not a phone number'],
  ['company', 'phone', '+91 0731 404 5566', 'phone: "+91 0731 404 5566" is not a phone number'],
  ['company', 'social.0.url', 'mailto:hello@example', 'url: "mailto:hello@example" '],
  ['company', 'email', 'hello@company', 'email: "hello@company" is not an e-mail address: write'],
  ['company', 'logo.mark.onWhite', '/shared/pictures/banners/about.webp', 'onWhite: must be an SVG in'],
  ['services', 'approved', undefined, 'approved: is missing: write true'],
  ['services', 'slug', 'design', 'has the unknown field "slug"'],
  ['company', 'approved', true, 'has the unknown field "approved"'],
  ['company', 'name', ['Acme'], "name: must be a text: put brackets into quotes, such as '[Brandname]'"],
  ['company', 'siteUrl', 'https://a.com/site', 'siteUrl: "https://a.com/site" cannot be used: write the'],
  ['terms', 'changedOn', '2999-01-01', 'changedOn: is in the future: write the date of today or earlier'],
])('%s › %s: %j is refused in plain words', (file, path, value, complaint) => {
  expect(complaintsAbout(file, path, value)).toEqual([expect.stringContaining(complaint)]);
});

test.each<[string, string, unknown]>([
  ['services', 'points', ['One!', 'Two', 'सबसे अच्छा काम']],
  ['services', 'summary', withSign('\u200c\u200d\u00a0\ufe0f')],
  ['jobs', 'postedOn', ''],
  ['jobs', 'jobDescription', `[${'ha'.repeat(9)}](https://${'a'.repeat(60)}.example/)`],
  ['jobs', 'salary', undefined],
  ['company', 'map.linkUrl', 'https://भारत.example/karte'],
  ['company', 'social.0.url', 'mailto:hello@example.com'],
  // The address of a domain in Devanagari as programs write it.
  ['company', 'email', 'hello@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['company', 'email', "o'hara&co@example.co.in"],
])('%s › %s: %j is accepted', (file, path, value) => {
  expect(complaintsAbout(file, path, value)).toEqual([]);
});

test('all mistakes of a file are named at once, each with its line', () => {
  const text = stringify({ ...samples.services, points: [], summary: '' });
  const lineOf = (start: string) => text.split('\n').findIndex((line) => line.startsWith(start)) + 1;
  expect(readFile('a.yaml', text, 'services').mistakes).toEqual([
    expect.stringMatching(`^a\\.yaml:${lineOf('summary')} › summary: is empty`),
    expect.stringMatching(`^a\\.yaml:${lineOf('points')} › points: has 0 entries`),
  ]);
});

test('a text of unsuitable length or with HTML causes only a warning, in menus, too', () => {
  expect(warningsAbout('services', 'summary', '<b>Short')).toEqual(
    expect.arrayContaining([
      'summary: has 8 characters: 30 to 90 look best here',
      'summary: has <b>, which visitors would see as it is: write plain text',
    ]),
  );
  expect(warningsAbout('services', 'name', '‘Web [what] sites’')).toEqual(
    expect.arrayContaining([
      expect.stringContaining('name: has brackets, which visitors would see'),
      expect.stringContaining('name: has quotes around it, which visitors would see'),
    ]),
  );
  expect(warningsAbout('company', 'replyTime', 'one working day')).toEqual([
    'replyTime: is read as “We reply one working day”: write it like “within one working day”',
  ]);
  expect(warningsAbout('navigation', 'header.0.label', 'x '.repeat(30))).toContainEqual(
    expect.stringContaining('label: has 59 characters'),
  );
});

test('a picture in another folder, from which it gets another shape, is a warning', () => {
  const { picture } = dataOf('technologies');
  const warning = expect.stringContaining('picture: is not in shared/pictures/');
  expect(warningsAbout('services', 'picture', picture)).toContainEqual(warning);
  expect(warningsAbout('technologies', 'picture', picture)).not.toContainEqual(warning);
});

test.each([
  ['experience', 'Some projects', 'will not be told to search engines: write it like "2-4 years"'],
  ['mode', 'Remote (Madhya Pradesh)', 'has no country by itself in its brackets, so search engines'],
])('what search engines will not be told of a job’s %s, %j, is a warning', (field, text, warning) => {
  expect(complaintsAbout('jobs', field, text)).toEqual([]);
  expect(warningsAbout('jobs', field, text)).toEqual([expect.stringContaining(`${field}: ${warning}`)]);
});

test('what is pasted from a word processor is cleaned', () => {
  const { data } = read('jobs', {
    ...samples.jobs,
    title: 'React\u00ad\tor\vNative  Developer ',
    keyResponsibilities: [
      '•\tWrite services in Go',
      '\uf0b7 Write tests for them',
      'o\tReview code of others',
      '1.\tAnswer alerts\nat work',
      'a)\tPlan with others',
      '• Ship what is ready •\tMend what breaks\n\uf0b7 Say so',
    ],
    salary: { from: '₹4,50,000', to: 'Rs. 700,000/-', per: 'year' },
  });
  expect(data).toMatchObject({
    title: 'React or Native Developer',
    keyResponsibilities: [
      'Write services in Go',
      'Write tests for them',
      'Review code of others',
      'Answer alerts at work',
      'Plan with others',
      'Ship what is ready',
      'Mend what breaks',
      'Say so',
    ],
    salary: { from: 450_000, to: 700_000 },
  });
  for (const [end, ...warnings] of [
    ['\n', 'jobDescription: has several paragraphs or points, which are shown as one: join them, or'],
    ['\v•\t', 'jobDescription: has several paragraphs or points, which are shown as one: join them, or'],
    ['\v'],
  ])
    expect(
      warningsAbout('jobs', 'jobDescription', `${samples.jobs!.jobDescription}${end}More of it.`),
    ).toEqual(warnings.map((warning) => expect.stringContaining(warning)));
});

const contentWith = (files: Record<string, object>) => {
  const texts = Object.entries(files).map(([file, data]) => [`shared/content/${file}.yaml`, stringify(data)]);
  return readContent({ ...contentFiles, ...Object.fromEntries(texts) });
};
const mistakesWith = (files: Record<string, object>) => contentWith(files).mistakes;

test('entries are in their order, and of one place by their file names', () => {
  const entry = (name: string, order: number) => ({ ...samples.services, name, order });
  const { entries } = contentWith({
    'services/zen-c': entry('Zen C', 1001),
    'services/zen-b': entry('Zen B', 1002),
    'services/zen-a': entry('Zen A', 1002),
  });
  expect(entries.services.slice(-3).map(({ slug }) => slug)).toEqual(['zen-c', 'zen-a', 'zen-b']);
});

test('entries are told apart by their names, however written, but two people may have one name', () => {
  const job = { ...samples.jobs, title: 'Zen Developer' };
  const twin = { ...job, title: ' zen  developer' };
  expect(mistakesWith({ 'jobs/a-first': job, 'jobs/b-second': twin })).toEqual([
    expect.stringMatching(
      /^shared\/content\/jobs\/b-second\.yaml:\d+ › title: "[^"]+" is already that of another entry, "a-first", .*\(Mumbai\)"$/i,
    ),
  ]);
  const avatar = '/shared/pictures/placeholders/avatars/avatar-1.svg';
  const content = 'They did what they had said.';
  const person = { order: 1, name: 'Asha Rao', title: 'Owner, a shop', avatar, content };
  expect(mistakesWith({ 'testimonials/a': person, 'testimonials/b': person })).toEqual([]);
});

test.each([7, ['React'], null])('a name that is no text, such as %j, is a mistake and no more', (title) => {
  const mistakes = mistakesWith({ 'jobs/zen': { ...samples.jobs, title } });
  expect(mistakes).toEqual([expect.stringMatching(/^shared\/content\/jobs\/zen\.yaml:1 › title: /)]);
});

test('a file that the site does not read is refused, and so is one whose name is no address', () => {
  const { mistakes } = readContent({
    ...contentFiles,
    'shared/content/jobs.yaml': '',
    'shared/content/jobs/tester.yml': '',
    'shared/content/jobs/React Developer.yaml': stringify({ ...samples.jobs, title: 'Another' }),
  });
  expect(mistakes).toEqual([
    expect.stringMatching(/^shared\/content\/jobs\.yaml: is no file that the site reads: the files are /),
    'shared/content/jobs/tester.yml: rename it, with the ending .yaml',
    expect.stringMatching(/jobs\/React Developer\.yaml: rename it, in small letters/),
  ]);
});

const [{ slug }, { slug: second }] = services as [(typeof services)[number], (typeof services)[number]];
const { name } = technologies[0]!.technologies[0]!;

/** The mistakes in all content with changes to a file below shared/content/. */
const mistakesIn = (file: string, changes: object) =>
  mistakesWith({ [file]: { ...parse(contentFiles[`shared/content/${file}.yaml`]!), ...changes } });

test.each([
  [{ related: [second] }, []],
  [
    { related: [second, 'cooking'] },
    [/entry 2: "cooking" is not in shared\/content\/services\/: write one of /],
  ],
  [{ related: [second, second] }, [/entry 2: "[^"]+" is named twice: name another one/]],
  [{ related: [slug] }, [/entry 1: "[^"]+" is this entry itself: name another one/]],
  [
    { builtWith: [name, 'Alchemy', name] },
    [/"Alchemy" is not in .*: write one of /, /entry 3: .* is named twice/],
  ],
])('references %j have the mistakes %j', (changes, mistakes) => {
  expect(mistakesIn(`services/${slug}`, changes)).toEqual(
    mistakes.map((mistake) =>
      expect.stringMatching(
        new RegExp(`^shared/content/services/${slug}.yaml:\\d+ › (related|builtWith) › .*${mistake.source}`),
      ),
    ),
  );
});

test('a stage brings an example document that there is', () => {
  const { path } = parse(contentFiles['shared/content/howWeWork.yaml']!);
  const [stage] = path.stages;
  const stages = [{ ...stage, example: 'none' }, ...path.stages.slice(1)];
  expect(mistakesIn('howWeWork', { path: { ...path, stages } })).toEqual([
    expect.stringContaining('"none" is not in shared/content/exampleDocuments.yaml: write one of '),
  ]);
});

test('a list that menus need may not be empty', () => {
  const others = Object.entries(contentFiles).filter(([file]) => !file.includes('/industries/'));
  expect(readContent(Object.fromEntries(others)).mistakes).toContain(
    'shared/content/industries/: has no entries: add at least one with "npm run new"',
  );
});
