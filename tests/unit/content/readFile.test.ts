import { expect, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { pictureOf } from '#shared/model/pictures.ts';
import { readFile } from '#shared/model/readFile.ts';
import { checkPages } from '../../../build/pages/checkPages.ts';
import { contentFiles } from '../../support/contentFiles.ts';
import { exampleJob, exampleJobFile } from '../../support/examples/exampleContent.ts';
import { examplePage } from '../../support/examples/examplePage.ts';

const company = parse(contentFiles['shared/content/company.yaml']!);
const settled = {
  ...company,
  name: 'Acme',
  address: { ...company.address, street: '12 Station Road' },
};
const readCompany = (changes: object) => {
  const { data, placeholders, mistakes } = readFile(
    'a.yaml',
    stringify({ ...settled, ...changes }),
    'company',
  );
  const marks = placeholders.map(({ place, field, meaning }) => `${place} ${field}: ${meaning}`);
  return { data, marks, mistakes };
};

test('a whole text in brackets is a placeholder, shown without them, and says what belongs there', () => {
  const { data, marks, mistakes } = readCompany({ name: '[Brandname]' });
  expect(mistakes).toEqual([]);
  expect(data.name).toBe('Brandname');
  expect(marks).toContainEqual(expect.stringMatching(/^a\.yaml:\d+ name: the company’s name as /));
});

test('brackets within a text, as of a link, are none', () => {
  const { data, marks } = readCompany({ name: '[Acme](mailto:a) [b]' });
  expect(data.name).toBe('[Acme](mailto:a) [b]');
  expect(marks).not.toContainEqual(expect.stringMatching(/^a\.yaml:1 /));
});

test('empty brackets are what is not decided: nothing is shown, where nothing may be', () => {
  const { data, marks, mistakes } = readCompany({ replyTime: '[]', phone: '[]' });
  expect(data.replyTime).toBe('');
  expect(marks).toContainEqual(expect.stringMatching(/ replyTime: .*; or remove it for none$/));
  expect(mistakes).toEqual([expect.stringContaining('phone: is empty: write it with the code')]);
  const { benefits, ...careers } = parse(contentFiles['shared/content/careers.yaml']!);
  const text = stringify({ ...careers, benefits: { ...benefits, items: ['[]'] } });
  const read = readFile('b.yaml', text, 'careers');
  expect(read.data.benefits).toEqual({ ...benefits, items: [] });
  expect(read.placeholders.map(({ meaning }) => meaning)).toContainEqual(
    expect.stringMatching(/^up to six lines .*; or remove it for none$/),
  );
});

test('a picture in a folder of placeholders is one', () => {
  const onWhite = '/shared/pictures/placeholders/brand/mark.svg';
  expect(readCompany({ logo: { mark: { onWhite, onDark: onWhite } } }).marks).toContainEqual(
    expect.stringMatching(/ logo › mark › onWhite: /),
  );
});

test('a file that promises is open until it is approved, with the fields and the texts', () => {
  const file = 'shared/content/whyChooseUs.yaml';
  const data = parse(contentFiles[file]!);
  const of = (approved: boolean) => readFile(file, stringify({ ...data, approved }), 'whyChooseUs');
  expect(of(true).unapproved).toBeUndefined();
  const { unapproved, promises } = of(false);
  expect(unapproved).toMatchObject({
    place: expect.stringMatching(/^shared\/content\/whyChooseUs\.yaml:\d+$/),
    field: 'approved',
    meaning: 'true once the company stands by lead, groups › description',
  });
  expect(promises.map(({ text }) => text)).toEqual(
    expect.arrayContaining([data.lead, data.groups[0][0].description]),
  );
});

const readJob = (changes: object) =>
  readFile('shared/content/jobs/go.yaml', stringify(exampleJobFile(changes)), 'jobs');

test('a text that is still empty is a warning, other mistakes are refused, and all else is as it will be built', () => {
  vi.stubEnv('SHOW_GAPS', '1');
  const { data, gaps, mistakes } = readJob({ title: '', closesOn: '', mode: 'By magic' });
  expect(gaps).toEqual([
    expect.stringMatching(/^shared\/content\/jobs\/go\.yaml:\d+ › title: is empty: write /),
  ]);
  expect(mistakes).toEqual([expect.stringContaining('mode: "By magic" is not a place of work')]);
  expect(data).not.toHaveProperty('closesOn');
  vi.stubEnv('SHOW_GAPS', '');
  const built = readJob({ title: '', closesOn: '' });
  expect(built.mistakes).toEqual([expect.stringContaining('title: is empty')]);
  expect(built.data).toEqual({ ...data, mode: exampleJob().mode });
});

test('a picture stands for a missing one, and pages may lack search texts', () => {
  vi.stubEnv('SHOW_GAPS', '1');
  expect(pictureOf('not/there').formats).not.toEqual([]);
  const search = { title: '', description: '' };
  const pages = ['/about/', '/contact/'].map((path) => examplePage({ path, search }));
  expect(() => checkPages(pages)).not.toThrow();
});
