import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ContentSource } from '../../../scripts/lib/content/ContentSource.ts';
import { formatCode } from '../../../scripts/tools/new/formatCode.ts';
import { kinds } from '../../../scripts/tools/new/kinds.ts';
import { report } from '../../../scripts/tools/new/report.ts';
import { unfilled } from '../../../shared/content/schema/messages.ts';
import { technologies } from '../../../shared/content/technologies.ts';

const plan = (kind: string, ...args: string[]) =>
  kinds[kind]!.plan(args, () => Promise.reject(new Error('asked')));

const [technologyPage] = technologies;

describe.each<[string, ...string[]]>([
  ['service', "Testers' Training"],
  ['industry', 'Testing & Trials'],
  ['technology', 'Testlang', technologyPage!.slug],
  ['technology-page', 'Test Platforms'],
  ['job', 'SRE / Test Engineer'],
  ['testimonial', 'Zoe Tester'],
  ['page', 'Test Stories'],
])('a new %s, %s,', async (kind, ...args) => {
  const made = await plan(kind, ...args);

  test('says what to fill in, by file and line', () => {
    const texts = new Map(made.files.map(({ file, text }) => [file, text.split('\n')]));
    const gaps = [...report(made).matchAll(/^ {2}(shared\/content\/\w+\.ts):(\d+) {2}\S.*\S {2,}\S/gm)];
    expect(gaps.length).toBeGreaterThan(0);
    for (const [, file, line] of gaps) expect(texts.get(file!)![Number(line) - 1]).toContain(`${unfilled}: `);
  });

  test('leaves every line that was there as it was', () => {
    for (const { file, text } of made.files.filter(({ file }) => existsSync(file))) {
      const lines = text.split('\n');
      const before = readFileSync(file, 'utf8').split('\n');
      expect(
        before.filter((line) => !lines.includes(line) && !lines.includes(`${line},`)),
        file,
      ).toEqual([]);
    }
  });

  test('is written in the style of the project', () => {
    const code = made.files.filter(({ file }) => !file.endsWith('.scss'));
    for (const { file, text } of code) expect(formatCode(file, text), file).toBe(text);
  });
});

test('a technology goes to the end of the page that is named', async () => {
  const { files, pictures } = await plan('technology', 'Testlang', technologyPage!.slug);
  const source = new ContentSource(files[0]!.file, files[0]!.text);
  expect(source.namesIn(source.listWithin(technologyPage!.slug, 'technologies')!)).toEqual([
    ...technologyPage!.technologies.map(({ name }) => name),
    'Testlang',
  ]);
  expect(pictures.map(({ name }) => name)).toEqual(['logos/testlang']);
});
