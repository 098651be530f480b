import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { closeDialog, inDialog, jobs, openJob, showCareers } from './careersPage.tsx';

beforeEach(() => history.replaceState(null, '', '/careers/'));

it('lists the facts of a job after its title, where reading starts, and before its text', async () => {
  await showCareers();
  for (const { title, experience } of jobs) {
    await openJob(title);
    expect(inDialog().getByRole('heading', { level: 2, name: title })).toHaveFocus();
    expect(screen.getByRole('dialog', { name: title })).toHaveTextContent(
      new RegExp(
        `${title}${experience} of experienceFull-TimeOnsite.*India.*About the ${title}.*Work of the ${title}.*Skills of the ${title}`,
      ),
    );
    await closeDialog();
    act(() => history.replaceState(null, '', '/careers/'));
  }
});

it('links to the page of the job', async () => {
  await showCareers();
  const [{ title, slug }] = jobs as [(typeof jobs)[0]];
  await openJob(title);
  expect(inDialog().getByRole('link', { name: 'Open as a page' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`/careers/${slug}/$`)),
  );
});

it('has a button to its form that does not change the address', async () => {
  await showCareers();
  const [{ title, slug }] = jobs as [(typeof jobs)[0]];
  await openJob(title);
  await userEvent.click(inDialog().getByRole('button', { name: 'Apply for this role' }));
  expect(inDialog().getByRole('heading', { name: 'Apply for this role' })).toHaveFocus();
  expect(location.hash).toBe(`#${slug}`);
});
