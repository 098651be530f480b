import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { technologies } from '#shared/content/technologies.ts';
import { line, list, ownPicture, promised } from '#shared/model/schema/fields.ts';
import { textsOf, withEntry } from '../../../scripts/tools/new/dataFile.ts';
import { draftOf } from '../../../scripts/tools/new/draftOf.ts';
import { kinds, readArguments } from '../../../scripts/tools/new/readArguments.ts';
import { tempFolder } from '../../support/tempFolder.ts';

const [{ slug: page }] = technologies as [(typeof technologies)[number]];

test('the arguments are a kind, a name and, for a technology, its page', () => {
  expect(readArguments(['testimonial', ' Zoe Tester '])).toEqual({ kind: 'testimonial', name: 'Zoe Tester' });
  expect(readArguments(['technology', 'Rust', page])).toEqual({ kind: 'technology', name: 'Rust', page });
});

test.each([
  [[], `Give a kind (${kinds.join(', ')}) and a name: `],
  [['service'], 'Give a kind ('],
  [['jobb', 'Tester'], `There is no kind "jobb": give one of ${kinds.join(', ')}`],
  [['technology', 'Rust'], `Give its page after its name: npm run new -- technology "Rust" ${page}`],
  [['technology', 'Rust', 'none'], `There is no technology page "none": give one of ${page}`],
  [['job', 'A', 'Go', 'Engineer'], 'Unexpected argument "Engineer": put names of several words in quotes'],
])('the arguments %j are refused in one line', (args, message) => {
  expect(() => readArguments(args)).toThrow(message);
});

test('a draft has every field, with instructions in those that must be filled in and meanings beside those that may', () => {
  const schema = z.strictObject({
    name: line(3, 40, 'Web Development'),
    banner: z.strictObject({ title: line(3, 50, 'About Us'), isTall: z.boolean() }),
    pair: promised(list(line(2, 9, 'React'), 2, 2)),
    logo: ownPicture('logos/*-dark', 'its logo'),
    postedOn: z.string().regex(/^(\d+-\d+-\d+)?$/),
    closesOn: z.string().optional().meta({ empty: "''", meaning: 'the last day' }),
    note: line(1, 9, 'Left out').optional(),
  });
  const text = '"FILL IN: write 2 to 9 characters, such as \\"React\\""';
  expect(draftOf(schema, 'testing', { name: 'Testing', banner: { title: 'Tests' } })).toBe(`{
name: "Testing",
banner: {
title: "Tests",
isTall: false,
},
pair: promise([${text}, ${text}]),
logo: "logos/testing-dark", // its logo
postedOn: "",
closesOn: '', // the last day
}`);
});

test.each([
  ['[]', '[\n3]', []],
  ["['a', ['b'], 2]", "['a', ['b'], 2,\n3]", ['a', 'b']],
  ['[1, /* last */ ]', '[1,\n3, /* last */ ]', []],
])('the texts of the list %s are known, and an entry is added at its end', (list, longer, texts) => {
  const file = path.join(tempFolder(), 'jobs.ts');
  const fileWith = (entries: string) => `export const jobs = defineList('jobs', schema, ${entries});`;
  writeFileSync(file, fileWith(list));
  expect(withEntry(file, 'jobs', '3')).toBe(fileWith(longer));
  expect(textsOf(file, 'jobs')).toEqual(texts);
  writeFileSync(file, fileWith("['a' 'b']"));
  expect(() => textsOf(file, 'jobs')).toThrow(/jobs\.ts:1:\d/);
});
