import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineContent, defineList } from '../../../shared/content/defineContent.ts';
import {
  approved,
  isPlaceholder,
  marksOf,
  placeholder,
  promise,
  takeMarks,
} from '../../../shared/content/marks.ts';
import { promised } from '../../../shared/content/schema/fields.ts';

const schema = z.strictObject({
  name: z.string().max(20),
  links: z.array(z.strictObject({ label: z.string(), url: z.url() })),
  points: z.array(z.string()),
});
const data = {
  name: placeholder('Brandname', 'the company’s name'),
  links: [
    { label: 'A', url: 'https://a.example' },
    { label: 'B', url: placeholder('https://b.example', 'the address') },
  ],
  points: ['Plain words', promise('A build every two weeks'), approved('Two days of notice')],
};
const plain = {
  name: 'Brandname',
  links: [
    { label: 'A', url: 'https://a.example' },
    { label: 'B', url: 'https://b.example' },
  ],
  points: ['Plain words', 'A build every two weeks', 'Two days of notice'],
};

describe('checked content', () => {
  const content = defineContent('example', schema, data);

  test('holds the texts without their marks', () => {
    expect(content).toEqual(plain);
    expect(JSON.stringify(content)).toBe(JSON.stringify(plain));
  });

  test('keeps the marks beside them: kind, text, place in the data, and what belongs there', () => {
    expect(marksOf(content)).toMatchObject([
      { kind: 'placeholder', value: 'Brandname', belongs: 'the company’s name', path: ['name'] },
      { kind: 'placeholder', path: ['links', '1', 'url'] },
      { kind: 'promise', value: 'A build every two weeks', path: ['points', '1'] },
    ]);
  });

  test('says of each field whether it is a placeholder', () => {
    expect(isPlaceholder(content, 'name')).toBe(true);
    expect(isPlaceholder(content, 'links', 1, 'url')).toBe(true);
    expect(isPlaceholder(content, 'links', 0, 'url')).toBe(false);
    expect(isPlaceholder(content, 'points', 1)).toBe(false);
    expect(isPlaceholder({ ...content }, 'name')).toBe(false);
  });

  test('of a list has its marks as well', () => {
    const list = defineList('examples', schema, [{ ...plain, name: promise('Indore') }]);
    expect(marksOf(list)).toMatchObject([{ kind: 'promise', path: ['0', 'name'] }]);
  });
});

describe('a mark around a list or group', () => {
  const steps = [
    { title: 'Move over', result: 'A record of the move' },
    { title: 'Hand over', result: approved('The source code') },
  ];

  test('is one for each text in it but names and what has a mark of its own', () => {
    const { plain, marks } = takeMarks({ points: promise(['One', 'Two']), steps: promise(steps) });
    expect(plain.steps[1]).toEqual({ title: 'Hand over', result: 'The source code' });
    expect(marks.map(({ kind, value }) => [kind, value])).toEqual([
      ['promise', 'One'],
      ['promise', 'Two'],
      ['promise', 'A record of the move'],
    ]);
  });

  test('is none once it is approved', () => {
    expect(takeMarks({ points: approved(['One', 'Two']) })).toEqual({
      plain: { points: ['One', 'Two'] },
      marks: [],
    });
  });
});

describe('a field that says how the company works', () => {
  const step = z.strictObject({ result: promised(z.string()) });
  const promising = z.strictObject({ points: promised(z.array(z.string())), steps: z.array(step) });
  const check = (points: string[], result: string) => () =>
    defineContent('example', promising, { points, steps: [{ result }] });

  test('is marked as a whole or in each part', () => {
    expect(check(promise(['One']), promise('A record'))).not.toThrow();
    expect(check([promise('One'), approved('Two')], approved('A record'))).not.toThrow();
  });

  test('is refused without a mark', () => {
    const points = 'example.ts › points: says how the company works and is not marked: write promise(…)';
    expect(check([promise('One'), 'Two'], promise('A record'))).toThrow(points);
    expect(check(promise(['One']), 'A record')).toThrow('example.ts › steps › entry 1 › result: says how');
  });
});

test('a mark knows the line on which it is written', async () => {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(path.resolve('.cache/marks-'));
  const file = path.join(folder, 'shared/content/example.ts');
  mkdirSync(path.dirname(file), { recursive: true });
  const marks = path.resolve('shared/content/marks.ts').replaceAll('\\', '/');
  writeFileSync(
    file,
    `import { placeholder } from '${marks}';\n\nexport const street = placeholder('Road', 'the street');\n`,
  );
  const { street } = await import(/* @vite-ignore */ file);
  rmSync(folder, { recursive: true });
  expect(takeMarks({ street }).marks).toMatchObject([{ place: 'shared/content/example.ts:3' }]);
});

describe('a mistake is reported as without marks:', () => {
  const complaintAbout = (changes: object) => () =>
    defineContent('example', schema, { ...data, ...changes } as never);

  test('a marked text that is too long', () => {
    expect(complaintAbout({ name: promise('A name of far too many letters') })).toThrow(
      /^shared\/content\/example\.ts › name: is \d+ characters? too long/,
    );
  });

  test('a marked value that is no text', () => {
    expect(complaintAbout({ name: placeholder(7 as never, 'a name') })).toThrow(
      /name: must be a text in quotes/,
    );
  });

  test('in an entry whose name is marked', () => {
    const links = [{ label: promise('LinkedIn'), url: 'nowhere' }];
    expect(complaintAbout({ links })).toThrow('shared/content/example.ts › links › "LinkedIn" › url:');
  });

  test('a placeholder that does not say what belongs there', () => {
    const lacking = { name: placeholder('Brandname', undefined as never) };
    expect(complaintAbout(lacking)).toThrow(
      /example\.ts › name: the mark does not say what belongs there: write placeholder\('Brandname', 'the/,
    );
  });

  test('a mark within a longer text', () => {
    expect(() => `By ${placeholder('Brandname', 'the name')} alone`).toThrow(
      'the mark is inside a longer text: put placeholder(…) around the whole text',
    );
  });
});
