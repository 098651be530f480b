import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inDialog, jobs, openJob, showCareers } from './careersPage.tsx';

it('tells the facts about a job after its title, with which reading starts, and before its text', async () => {
  await showCareers();
  for (const { title, slug, experience } of jobs) {
    const dialog = document.getElementById(slug)!;
    expect(dialog.textContent).toMatch(
      new RegExp(`^${title}.*${experience} of experience.*About the ${title}`),
    );
  }
  const [{ title }] = jobs as [(typeof jobs)[0]];
  await openJob(title);
  expect(inDialog().getByRole('heading', { level: 2, name: title })).toHaveFocus();
  expect(screen.getByRole('dialog', { name: title })).toHaveTextContent(new RegExp(`${title}\\s*Full-Time`));
});
