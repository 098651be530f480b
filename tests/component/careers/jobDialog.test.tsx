import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { jobWords } from '#shared/words/careers.ts';
import {
  applyLink,
  closeDialog,
  field,
  inDialog,
  jobs,
  openJob,
  showCareers,
  startAtCareers,
} from './careersPage.tsx';

const { pages } = startAtCareers();
const [job, other] = jobs as [(typeof jobs)[0], (typeof jobs)[0]];

it('lists the facts of a job after its title, which has the focus, and before the text of its page', async () => {
  await showCareers();
  expect(screen.queryByText(job.jobDescription)).toBeNull();
  await openJob(job.title);
  expect(inDialog().getByRole('article', { name: job.title })).toHaveFocus();
  await inDialog().findByText(job.jobDescription);
  const text = screen.getByRole('dialog', { name: job.title }).textContent;
  const { title, type, mode, location, jobDescription, keyResponsibilities, skillsQualifications } = job;
  const lists = [...keyResponsibilities, ...skillsQualifications];
  const parts = [title, type, mode, location, jobDescription, ...lists];
  const places = parts.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is gone', async () => new Response('Not found', { status: 404 })],
  ['is another page', async () => new Response('<p>Sign in to this network</p>')],
])('links to a job’s page that %s, and has its form all the same', async (_what, answer) => {
  pages.mockImplementation(answer);
  await showCareers();
  await openJob(job.title);
  const link = await inDialog().findByRole('link', { name: jobWords.readOnPage });
  expect(link).toHaveAttribute('href', `/careers/${job.slug}/`);
  await userEvent.type(field('name'), 'Asha');
  expect(field('name')).toHaveValue('Asha');
});

it('has a form while its text is loading, and a button to it that does not change the address', async () => {
  pages.mockReturnValue(new Promise(() => {}));
  await showCareers();
  await openJob(job.title);
  await userEvent.click(inDialog().getByRole('button', { name: jobWords.apply }));
  expect(inDialog().getByRole('heading', { name: jobWords.applyHere })).toHaveFocus();
  expect(location.hash).toBe(`#${job.slug}`);
});

it('keeps the query of an address when it closes', async () => {
  history.replaceState(null, '', `/careers/?from=mail#${job.slug}`);
  await showCareers();
  await closeDialog();
  expect(location.href).toBe(`${location.origin}/careers/?from=mail`);
});

it.each([
  ['its button', closeDialog],
  ['the browser itself, as at Escape', () => act(() => document.querySelector('dialog')!.close())],
])('closed by %s, it gives the focus back to Apply Now, and leaves the address', async (_how, close) => {
  await showCareers();
  await openJob(job.title);
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(applyLink(job.title)).toHaveFocus();
  expect(location.hash).toBe('');
});

it('leaves Apply Now to the browser for a new tab', async () => {
  await showCareers();
  expect(fireEvent.click(applyLink(job.title), { ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each(['#positions', '', `#${other.slug}`])('is closed at "%s"', async (hash) => {
  await showCareers();
  // As after its last day.
  document.getElementById(other.slug)!.hidden = true;
  await openJob(job.title);
  history.replaceState(null, '', `/careers/${hash}`);
  act(() => void dispatchEvent(new Event('hashchange')));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('copies the address of the job’s page, below the base path, and says so', async () => {
  vi.stubEnv('BASE_URL', '/site/');
  history.replaceState(null, '', '/career/');
  await showCareers();
  await openJob(job.title);
  const user = userEvent.setup();
  const button = inDialog().getByRole('button', { name: jobWords.copyLink });
  await user.click(button);
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/site/careers/${job.slug}/`);
  expect((await inDialog().findByText(jobWords.linkCopied)).closest('[aria-live]')).not.toBeNull();
  // As on a page that is not served securely.
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  await user.click(button);
  expect(await inDialog().findByText(jobWords.linkRefused)).toBeVisible();
});
