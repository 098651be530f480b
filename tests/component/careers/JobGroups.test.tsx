import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { jobGroups } from '#shared/words/careers.ts';
import { JobGroups } from '../../../pages/careers/sections/JobGroups.tsx';
import { followDays } from '../../../pages/careers/start.ts';
import { exampleJob } from '../../support/examples/exampleContent.ts';

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

test.skipIf(jobGroups.length < 2)(
  'the choices count what is left once the day of some jobs has passed',
  () => {
    const dayOf = (index: number) => (index < 2 ? '2026-12-15' : undefined);
    const jobs = jobsIn(10, jobGroups.slice(0, 2));
    render(<JobGroups jobs={jobs.map((job, index) => ({ ...job, closesOn: dayOf(index) }))} />);
    const counts = () =>
      screen.getAllByRole('radio').map((choice) => choice.parentElement!.textContent!.match(/\d+$/)![0]);
    expect(counts()).toEqual(['10', '5', '5']);
    vi.useFakeTimers({ now: Date.parse('2026-12-16T00:00:00+05:30') });
    followDays();
    expect(counts()).toEqual(['8', '4', '4']);
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(8);
  },
);

test('the row of a job has its facts, and leads to its page', () => {
  const job = exampleJob();
  render(<JobGroups jobs={[job]} />);
  const row = screen.getByRole('heading', { name: job.title }).closest('li')!;
  const texts = [...row.querySelectorAll('li, p')].map(({ textContent }) => textContent);
  const facts = [job.experience, job.type, job.mode, job.mainSkills.join(', ')];
  expect(texts).toEqual(expect.arrayContaining(facts));
  expect(screen.getByRole('link', { name: job.title })).toHaveAttribute('href', '/careers/go-developer/');
});
