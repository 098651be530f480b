import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { contentFiles } from '#shared/model/contentFiles.ts';
import { readFile } from '#shared/model/readFile.ts';

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
  expect(marks).toContainEqual(expect.stringMatching(/^a\.yaml:1 name: the company’s name as /));
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

test('brackets without quotes are explained', () => {
  const { mistakes } = readFile(
    'a.yaml',
    stringify(settled).replace('name: Acme', 'name: [Acme]'),
    'company',
  );
  expect(mistakes).toEqual([
    expect.stringMatching(
      /^a\.yaml:1 › name: must be a text: put brackets into quotes, such as '\[Brandname\]'/,
    ),
  ]);
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
