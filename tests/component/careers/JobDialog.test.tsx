import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { applicationWords, jobWords } from '../../../shared/content/words/careers.ts';
import { fill } from '../../../shared/core/fill.ts';
import { closeDialog, inDialog, jobs, openJob, showCareers } from './careersPage.tsx';

beforeEach(() => history.replaceState(null, '', '/careers/'));

it('lists the facts of a job after its title, where reading starts, and before its text', async () => {
  await showCareers();
  for (const { title, type, mode, location, experience, jobDescription } of jobs) {
    await openJob(title);
    expect(inDialog().getByRole('heading', { level: 2, name: title })).toHaveFocus();
    const text = screen.getByRole('dialog', { name: title }).textContent;
    const asked = fill(jobWords.experience, { experience });
    const rest = [`Work of the ${title}`, `Skills of the ${title}`];
    const places = [title, asked, type, mode, location, jobDescription, ...rest].map((part) =>
      text.indexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    await closeDialog();
    act(() => history.replaceState(null, '', '/careers/'));
  }
});

it('links to the page of the job', async () => {
  await showCareers();
  const [{ title, slug }] = jobs as [(typeof jobs)[0]];
  await openJob(title);
  expect(inDialog().getByRole('link', { name: jobWords.page })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`/careers/${slug}/$`)),
  );
});

it('has a button to its form that does not change the address', async () => {
  await showCareers();
  const [{ title, slug }] = jobs as [(typeof jobs)[0]];
  await openJob(title);
  await userEvent.click(inDialog().getByRole('button', { name: jobWords.applyHere }));
  expect(inDialog().getByRole('heading', { name: applicationWords.heading })).toHaveFocus();
  expect(location.hash).toBe(`#${slug}`);
});
