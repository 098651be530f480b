import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentRead, jobs, services } from '#shared/model/content.ts';
import { contentFiles } from '#shared/model/contentFiles.ts';
import { readContent } from '#shared/model/readContent.ts';
import { jobSchema } from '#shared/model/schema.ts';
import { jobGroups } from '#shared/words/careers.ts';
import { planFiles } from '../../scripts/tools/new/planFiles.ts';
import { kinds, readArguments } from '../../scripts/tools/new/readArguments.ts';

const read = (...args: string[]) => readArguments(args);
/** The files that `npm run new` writes with these arguments. */
const plan = (...args: string[]) => planFiles(read(...args), { texts: contentFiles, read: contentRead });

test('what is new is added with fields to fill in, and spoils nothing else', () => {
  const files = kinds.flatMap((kind) => Object.entries(plan(kind, `Testers’ ${kind}`)));
  const content = files.filter(([file]) => file.endsWith('.yaml'));
  const { mistakes } = readContent({ ...contentFiles, ...Object.fromEntries(content) });
  const incomplete = content.map(([file]) => file).filter((file) => !file.includes('navigation'));
  expect([...new Set(mistakes.map((mistake) => mistake.split(':')[0]))].sort()).toEqual(incomplete.sort());
  // What is missing, each with what to write.
  for (const mistake of mistakes)
    expect(mistake).toMatch(/(is empty|still|has \d+ entr\w+|must be|is not|cannot).*: \w+/);
});

test('a job has every field: what the last one has, the first of several choices, and nothing to fill in; and comes last', () => {
  const job = parse(Object.values(plan('job', 'Testing Engineer'))[0]!);
  const last = jobs.at(-1);
  if (last) expect(job).toMatchObject({ mode: last.mode, location: last.location });
  const { slug: _slug, ...fields } = jobSchema.shape;
  expect(Object.keys(job)).toEqual(['order', ...Object.keys(fields), 'approved']);
  const empty = {
    jobDescription: '',
    keyResponsibilities: [''],
    closesOn: '',
    benefits: [],
    salary: { from: '', to: '', per: '' },
  };
  expect(job).toMatchObject({ ...empty, group: jobGroups[0], isClosed: false, approved: false });
  const orders = contentRead.filter(({ kind }) => kind === 'jobs').map(({ order }) => order);
  expect(job.order).toBeGreaterThan(Math.max(0, ...orders));
});

test('a page gets an address, a link, a template of its own, and the link to the enquiry form', () => {
  const files = plan('page', 'हमारा काम', 'our-work');
  expect(files['shared/content/pages/our-work.yaml']).toContain('title: हमारा काम');
  expect(files['shared/content/navigation.yaml']).toContain('path: /our-work/');
  expect(files['pages/our-work/page.ts']).toMatch(/textPage\('our-work'\)[\s\S]*^ {2}callout: /m);
  expect(files).toHaveProperty('pages/our-work/OurWorkPage.tsx');
  expect(Object.keys(files).filter(existsSync)).toEqual(['shared/content/navigation.yaml']);
});

test.each<[string[], string]>([
  [['service'], `Give a kind (${kinds.join(', ')}) and a name: `],
  [['jobb', 'Tester'], `There is no kind "jobb": give one of ${kinds.join(', ')}`],
  [['job', 'A', 'Go', 'Engineer'], 'Unexpected argument "Engineer": put names of several words in quotes'],
  [['job', '- / -'], '"- / -" cannot be an address: put names of several words in quotes'],
  [['service', services[0]!.name], `shared/content/services/ already has "${services[0]!.slug}"`],
  [['page', 'About'], 'pages/about uses the address /about/: choose another name'],
  [['page', 'Career'], 'pages/careers/page.ts uses the address /career/'],
  [['page', 'Test Results'], '.gitignore uses the address /test-results/'],
  [['page', '24 Hours'], 'The address "24-hours" must begin with a letter'],
  [['page', 'Assets'], 'the site uses the address /assets/'],
])('the arguments %j are refused with the reason', (args, reason) => {
  expect(() => plan(...args)).toThrow(reason);
});
