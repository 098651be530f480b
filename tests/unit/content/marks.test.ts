import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineContent, defineList } from '#shared/model/defineContent.ts';
import { approved, isPlaceholder, marksOf, placeholder, promise, takeMarks } from '#shared/model/marks.ts';
import { promised } from '#shared/model/schema/fields.ts';
import { tempFolder } from '../../support/tempFolder.ts';

const schema = z.strictObject({
  name: z.string().min(1),
  link: z.strictObject({ label: z.string(), url: z.url() }),
  points: z.array(z.string()),
});
const plain = {
  name: 'Brandname',
  link: { label: 'B', url: 'https://b.example' },
  points: ['Plain words', 'A build every two weeks', 'Two days of notice'],
};
const data = {
  name: placeholder('Brandname', 'the company’s name'),
  link: { label: 'B', url: placeholder('https://b.example', 'the address') },
  points: ['Plain words', promise('A build every two weeks'), approved('Two days of notice')],
};

const content = defineContent('example', schema, data);

test('checked content holds the texts without their marks, which are kept beside them', () => {
  expect(JSON.stringify(content)).toBe(JSON.stringify(plain));
  expect(marksOf(content)).toMatchObject([
    { kind: 'placeholder', value: 'Brandname', replacement: 'the company’s name', path: ['name'] },
    { kind: 'placeholder', path: ['link', 'url'] },
    { kind: 'promise', value: 'A build every two weeks', path: ['points', '1'] },
  ]);
  const list = defineList('examples', schema, [{ ...plain, name: promise('Indore') }]);
  expect(marksOf(list)).toMatchObject([{ kind: 'promise', path: ['0', 'name'] }]);
});

test('checked content says of each field whether it is a placeholder', () => {
  const fields = [['name'], ['link', 'url'], ['link', 'label'], ['points', 1]];
  expect(fields.map((field) => isPlaceholder(content, ...field))).toEqual([true, true, false, false]);
});

test('a mark around a list or group is one for each text in it but names and what has a mark of its own', () => {
  const steps = [
    { title: 'Move over', result: 'A record of the move' },
    { title: 'Hand over', result: approved('The source code') },
  ];
  const { plain, marks } = takeMarks({ points: promise(['One', 'Two']), steps: promise(steps) });
  expect(plain.steps[1]).toEqual({ title: 'Hand over', result: 'The source code' });
  expect(marks.map(({ value }) => value)).toEqual(['One', 'Two', 'A record of the move']);
  expect(takeMarks({ points: approved(['One']) })).toEqual({ plain: { points: ['One'] }, marks: [] });
});

test('a field that says how the company works is marked as a whole or in each part', () => {
  const promising = z.strictObject({
    points: promised(z.array(z.string())),
    steps: z.array(z.strictObject({ result: promised(z.string()) })),
  });
  const check = (points: string[], result: string) => () =>
    defineContent('example', promising, { points, steps: [{ result }] });
  expect(check(promise(['One']), promise('A record'))).not.toThrow();
  expect(check([promise('One'), approved('Two')], approved('A record'))).not.toThrow();
  expect(check([promise('One'), 'Two'], promise('A record'))).toThrow(
    'example.ts › points: says how the company works and is not marked: write promise(…)',
  );
  expect(check(promise(['One']), 'A record')).toThrow('example.ts › steps › entry 1 › result: says how');
});

test('a mark knows the line on which it is written', async () => {
  const marks = path.resolve('shared/model/marks.ts').replaceAll('\\', '/');
  const code = `import { placeholder } from '${marks}';\n\nexport const street = placeholder('Road', 'the street');\n`;
  const folder = tempFolder({ 'shared/content/example.ts': code });
  const { street } = await import(/* @vite-ignore */ path.join(folder, 'shared/content/example.ts'));
  expect(takeMarks({ street }).marks).toMatchObject([{ place: 'shared/content/example.ts:3' }]);
});

test.each([
  ['a marked text that is empty', { name: promise('') }, /example\.ts › name: is empty/],
  ['a marked value that is no text', { name: placeholder(7 as never, 'a name') }, /name: must be a text/],
  ['one in a marked entry', { link: { label: promise('In'), url: 'no' } }, /example\.ts › link › url:/],
  [
    'a placeholder that does not say what belongs there',
    { name: placeholder('Brandname', undefined as never) },
    /name: the mark does not say what belongs there: write placeholder\('Brandname', 'the/,
  ],
])('%s is reported as without marks', (_what, changes, complaint) => {
  expect(() => defineContent('example', schema, { ...data, ...changes } as never)).toThrow(complaint);
});

test('a mark within a longer text is refused', () => {
  expect(() => `By ${placeholder('Brandname', 'the name')} alone`).toThrow(
    'the mark is inside a longer text: put placeholder(…) around the whole text',
  );
});
