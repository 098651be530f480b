import { beforeEach, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { pictureOf } from '#shared/model/pictures.ts';
import { readFile } from '#shared/model/readFile.ts';
import { checkPages } from '../../../build/pages/checkPages.ts';
import { exampleJob } from '../../support/examples/exampleJob.ts';
import { examplePage } from '../../support/examples/examplePage.ts';

const { slug: _slug, ...job } = exampleJob();
const readJob = (changes: object) => {
  const jobDescription = 'You will write services in Go for products that many people use each day. '.repeat(
    3,
  );
  const data = { ...job, jobDescription, ...changes, approved: false };
  return readFile('shared/content/jobs/go.yaml', stringify(data), 'jobs');
};

beforeEach(() => void vi.stubEnv('SHOW_GAPS', '1'));

test('a text that is still empty is a warning, other mistakes are refused, and all else is as it will be built', () => {
  const { data, gaps, mistakes } = readJob({ title: '', closesOn: '', mode: 'By magic' });
  expect(gaps).toEqual([
    expect.stringMatching(/^shared\/content\/jobs\/go\.yaml:\d+ › title: is empty: write /),
  ]);
  expect(mistakes).toEqual([expect.stringContaining('mode: "By magic" is not a place of work')]);
  expect(data).not.toHaveProperty('closesOn');
  vi.stubEnv('SHOW_GAPS', '');
  const built = readJob({ title: '', closesOn: '' });
  expect(built.mistakes).toEqual([expect.stringContaining('title: is empty')]);
  expect(built.data).toEqual({ ...data, mode: job.mode });
});

test('a picture stands for a missing one', () => {
  expect(pictureOf('not/there').formats).not.toEqual([]);
});

test('pages may lack search texts', () => {
  const search = { title: '', description: '' };
  const pages = ['/about/', '/contact/'].map((path) => examplePage({ path, search }));
  expect(() => checkPages(pages)).not.toThrow();
});
