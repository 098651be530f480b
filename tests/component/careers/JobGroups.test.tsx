import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { jobGroups } from '#shared/words/careers.ts';
import { JobGroups } from '../../../pages/careers/sections/JobGroups.tsx';
import { exampleJob } from '../../support/examples/exampleJob.ts';

const jobsIn = (count: number, groups: readonly (typeof jobGroups)[number][]) =>
  Array.from({ length: count }, (_, index) =>
    exampleJob({ slug: `job-${index}`, group: groups[index % groups.length]! }),
  );

test.skipIf(jobGroups.length < 2).each([
  [8, 2, 0],
  [9, 1, 0],
  [9, 2, 3],
])('%i jobs in %i groups are shown with %i choices of a group', (count, groups, choices) => {
  render(<JobGroups jobs={jobsIn(count, jobGroups.slice(0, groups))} />);
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(count);
  expect(screen.queryAllByRole('radio')).toHaveLength(choices);
});

test('the row of a job has its facts, and leads to its page', () => {
  const job = exampleJob();
  render(<JobGroups jobs={[job]} />);
  const row = screen.getByRole('heading', { name: job.title }).closest('li')!;
  const texts = [...row.querySelectorAll('li, p')].map(({ textContent }) => textContent);
  const facts = [job.experience, job.type, job.mode, job.mainSkills.join(', ')];
  expect(texts).toEqual(expect.arrayContaining(facts));
  expect(screen.getByRole('link', { name: job.title })).toHaveAttribute('href', '/careers/go-developer/');
});
