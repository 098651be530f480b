import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentRead, jobs, services, technologies } from '#shared/model/content.ts';
import { contentFiles } from '#shared/model/contentFiles.ts';
import { readContent } from '#shared/model/readContent.ts';
import { jobSchema } from '#shared/model/schema.ts';
import { planFiles } from '../../../scripts/tools/new/planFiles.ts';
import { kinds, type NewArguments } from '../../../scripts/tools/new/readArguments.ts';

const page = technologies[0]!.slug;
const other = technologies.at(-1)!;
const plan = (args: NewArguments) => planFiles(args, { texts: contentFiles, read: contentRead });

test.each(kinds)('a new %s is added with fields to fill in, and spoils nothing else', (kind) => {
  const files = plan({ kind, name: 'Testers’ Choice', page: kind === 'technology' ? page : undefined });
  const content = Object.entries(files).filter(([file]) => file.endsWith('.yaml'));
  const { mistakes } = readContent({ ...contentFiles, ...Object.fromEntries(content) });
  const added = kind === 'technology' ? `technologies/${page}` : 'testers-choice';
  expect(mistakes.filter((mistake) => !mistake.includes(`/${added}.yaml:`))).toEqual([]);
  // What is missing, each with what to write.
  for (const mistake of mistakes)
    expect(mistake).toMatch(/(is empty|still|has \d+ entr\w+|must be|is not|cannot).*: \w+/);
  expect(mistakes).not.toEqual([]);
});

test('a technology is added to the page that is named, which keeps all else', () => {
  const [[file, text]] = Object.entries(plan({ kind: 'technology', name: 'Testlang', page: other.slug })) as [
    [string, string],
  ];
  expect(file).toBe(`shared/content/technologies/${other.slug}.yaml`);
  const { technologies, ...rest } = parse(text);
  const before = parse(contentFiles[file]!);
  expect({ ...rest, technologies: technologies.slice(0, -1) }).toEqual(before);
  expect(technologies.at(-1)).toMatchObject({ name: 'Testlang' });
});

test('a job copies location and hours from the last, has every optional field, and comes last', () => {
  const job = parse(Object.values(plan({ kind: 'job', name: 'Testing Engineer' }))[0]!);
  const last = jobs.at(-1);
  if (last) expect(job).toMatchObject({ mode: last.mode, location: last.location });
  const { slug: _slug, ...fields } = jobSchema.shape;
  expect(Object.keys(job)).toEqual(['order', ...Object.keys(fields), 'approved']);
  const orders = contentRead.filter(({ kind }) => kind === 'jobs').map(({ order }) => order);
  expect(job.order).toBeGreaterThan(Math.max(0, ...orders));
});

test('a name in another script is given an address of its own', () => {
  const files = plan({ kind: 'page', name: 'हमारा काम', slug: 'testing' });
  expect(files['shared/content/pages/testing.yaml']).toContain('title: हमारा काम');
  expect(files['shared/content/navigation.yaml']).toContain('path: /testing/');
});

test('a new page shows its own texts and ends with the link to the enquiry form', () => {
  const files = plan({ kind: 'page', name: 'Testing of Tests' });
  const declared = files['pages/testing-of-tests/page.ts']!;
  expect(declared).toMatch(/^ {2}callout: /m);
  expect(declared).toContain("textPage('testing-of-tests')");
  expect(files).toHaveProperty('pages/testing-of-tests/TestingOfTestsPage.tsx');
  expect(Object.keys(files).filter(existsSync)).toEqual(['shared/content/navigation.yaml']);
});

test.each<[string, string, string]>([
  ['job', '- / - / -', '"- / - / -" cannot be an address: put names of several words in quotes'],
  ['service', services[0]!.name, `shared/content/services/ already has "${services[0]!.slug}"`],
  ['technology', other.technologies[0]!.name, '.yaml already has "'],
  ['page', 'About', 'pages/about uses the address /about/: choose another name'],
  ['page', 'Career', 'pages/careers/page.ts uses the address /career/'],
  ['page', 'Test Results', '.gitignore uses the address /test-results/'],
  ['page', '24 Hours', 'The address "24-hours" must begin with a letter'],
  ['page', 'Assets', 'the site uses the address /assets/'],
])('a new %s called "%s" is refused with the reason', (kind, name, reason) => {
  expect(() => plan({ kind, name, page: kind === 'technology' ? other.slug : undefined })).toThrow(reason);
});
