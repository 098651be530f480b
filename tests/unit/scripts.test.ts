import { expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { contentRead, jobs, services } from '#shared/model/content.ts';
import { readContent } from '#shared/model/readContent.ts';
import { jobSchema } from '#shared/model/schema/jobs.ts';
import { jobGroups } from '#shared/words/careers.ts';
import { contentTexts } from '../../build/lib/files.ts';
import { kinds, planEntry } from '../../scripts/tools/planEntry.ts';
import { runSteps, type Step } from '../../scripts/tools/runSteps.ts';

const plan = (...args: string[]) => planEntry(args, contentRead);

test('what is new is added with fields to fill in, and spoils nothing else', () => {
  const files = Object.fromEntries(
    kinds.map((kind) => plan(kind, `Testers’ ${kind}`)).map(({ file, text }) => [file, text]),
  );
  const { mistakes } = readContent({ ...contentTexts(), ...files });
  expect([...new Set(mistakes.map((mistake) => mistake.split(':')[0]))].sort()).toEqual(
    Object.keys(files).sort(),
  );
  // What is missing, each with what to write.
  for (const mistake of mistakes)
    expect(mistake).toMatch(/(is empty|still|has \d+ entr\w+|must be|is not|cannot).*: \w+/);
});

test('a job has every field: what the last one has, the first of several choices, and nothing to fill in; and comes last', () => {
  const job = parse(plan('job', 'Testing Engineer').text);
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

test('a name in any script is written as it is, with an address that is given', () => {
  const { file, text } = plan('page', 'हमारा काम', 'our-work');
  expect(file).toBe('shared/content/pages/our-work.yaml');
  expect(text).toContain('heading: हमारा काम');
});

test.each<[string[], string]>([
  [['service'], `Give a kind (${kinds.join(', ')}) and a name: `],
  [['jobb', 'Tester'], `Give a kind (${kinds.join(', ')}) and a name: `],
  [['job', 'A', 'go', 'Engineer'], '"Engineer" cannot be an address: put names of several words in quotes'],
  [['job', '- / -'], '"" cannot be an address: put names of several words in quotes'],
  [['service', services[0]!.name], `shared/content/services/ already has "${services[0]!.slug}"`],
])('the arguments %j are refused with the reason', (args, reason) => {
  expect(() => plan(...args)).toThrow(reason);
});

const step = (name: string, status: number): Step => ({
  name,
  command: `"${process.execPath}" -e "process.exit(${status})"`,
});

test('steps go on after a failure, and the end names what failed', async () => {
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => {
    process.exitCode = undefined;
  });
  await runSteps([step('types', 0)]);
  expect(process.exitCode).toBeUndefined();
  const held = {
    name: 'styles',
    command: `"${process.execPath}" -e "process.stdout.write(String(7))"`,
    isHeld: true,
  };
  await runSteps([held]);
  expect(printed.mock.calls.flat().join('')).toContain('── styles7');
  await runSteps([step('lint', 1)], [step('unit', 0)], [step('browser', 2)]);
  expect(process.exitCode).toBe(1);
  expect(printed.mock.lastCall).toEqual(['\nFailed: lint, browser']);
});
