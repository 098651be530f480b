import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { careers } from '#shared/model/content.ts';
import type { Job } from '#shared/model/schema/files.ts';
import { bannerOf } from '#shared/page/bannerOf.ts';
import { PageTop } from '#shared/shell/PageTop.tsx';
import { applicationForm } from '#shared/words/applicationForm.ts';
import { jobPageWords, jobWords } from '#shared/words/careers.ts';
import { CareersPage } from '../../../pages/careers/CareersPage.tsx';
import { JobPage } from '../../../pages/careers/JobPage.tsx';
import { jobTerms } from '../../../pages/careers/jobTerms.ts';
import { careersPages } from '../../../pages/careers/page.ts';
import { followDays } from '../../../pages/careers/start.ts';
import { exampleJob } from '../../support/examples/exampleContent.ts';

const job = exampleJob();
const lasting = exampleJob({ slug: 'php-developer', title: 'PHP Developer', closesOn: undefined });

/** Shows a page as it is built for a day. */
function show(path: string, today: string, jobs: Job[] = [job, lasting], content = careers) {
  const { list, jobPages } = careersPages({ careers: content, jobs, today });
  if (path === '/careers/') {
    render(<PageTop {...bannerOf(list)!} />);
    render(<CareersPage {...list.props} />);
  } else render(<JobPage {...jobPages.find((page) => page.path === path)!.props} />);
}

beforeEach(() => history.replaceState(null, '', '/careers/'));

it('of an open job has its facts, its text, a form that names it, and other jobs', () => {
  show('/careers/go-developer/', '2026-12-01');
  for (const { text } of jobTerms(job)) expect(screen.getByText(text)).toBeVisible();
  const form = screen.getByRole<HTMLFormElement>('form', { name: jobWords.applyHere });
  expect(new FormData(form).get('Job Profile')).toBe('Go Developer');
  expect(screen.getByRole('link', { name: 'PHP Developer' })).toHaveAttribute(
    'href',
    '/careers/php-developer/',
  );
  expect(document.body).not.toHaveTextContent(jobPageWords.closed.heading);
  expect(document.querySelector('[data-after]')).toHaveAttribute('data-after', '2026-12-15');
  expect(form.closest('[data-until]')).toHaveAttribute('data-until', '2026-12-15');
});

it('of a closed job says so first, shows what is open and has no form', () => {
  show('/careers/go-developer/', '2026-12-16');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings[0]).toBe(jobPageWords.closed.heading);
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByRole('link', { name: jobWords.apply })).toBeNull();
  const notice = screen.getByText(jobPageWords.closed.heading).parentElement!;
  expect(within(notice).getByRole('link', { name: 'PHP Developer' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'PHP Developer' })).toHaveLength(1);
});

it('names no other jobs once those that were open when it was built are closed too', () => {
  const other = exampleJob({ slug: 'php-developer', title: 'PHP Developer', closesOn: '2026-12-20' });
  vi.useFakeTimers({ now: Date.parse('2026-12-21T00:00:00+05:30') });
  for (const today of ['2026-12-01', '2026-12-16']) {
    show('/careers/go-developer/', today, [job, other]);
    followDays();
    expect(screen.getByText(jobPageWords.closed.heading)).toBeVisible();
    for (const part of [jobPageWords.others, jobPageWords.closed.withOthers])
      for (const words of screen.queryAllByText(part)) expect(words, today).not.toBeVisible();
    document.body.innerHTML = '';
  }
});

it('shows only the mailbox and a notice once no job is left', () => {
  show('/careers/', '2026-12-16', [job], { ...careers, openApplication: false });
  expect(screen.getByRole('heading', { name: careers.noJobs.heading })).toBeVisible();
  expect(screen.queryByRole('link', { name: (name) => name.includes(jobWords.apply) })).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText(careers.noJobs.mailbox, { exact: false })).toBeVisible();
});

it.each(['2026-12-16', '2026-12-01'])(
  'offers a form without a role if the company chose that (%s)',
  (day) => {
    vi.useFakeTimers({ now: Date.parse('2026-12-16T00:00:00+05:30') });
    show('/careers/', day, [job], { ...careers, openApplication: true });
    followDays();
    const form = screen.getByRole<HTMLFormElement>('form', { name: applicationForm.open.heading });
    expect(new FormData(form).get('Job Profile')).toBe(applicationForm.open.title);
  },
);

it('gives a job its last day, and the list one only where every job has one', () => {
  show('/careers/', '2026-12-01', [job]);
  expect(document.body).not.toHaveTextContent(careers.noJobs.heading);
  const row = screen.getByRole('heading', { name: 'Go Developer' }).closest('li');
  expect(row).toHaveAttribute('data-until', '2026-12-15');
  document.body.innerHTML = '';
  show('/careers/', '2026-12-01', [job, exampleJob({ slug: 'php-developer', closesOn: '2026-12-20' })]);
  const notice = document.querySelector('[data-after]');
  expect(notice, 'the last of them').toHaveAttribute('data-after', '2026-12-20');
  const subtitle = screen.getByRole('heading', { level: 1 }).nextElementSibling;
  expect(subtitle, 'it invites people to apply').toHaveAttribute('data-until', '2026-12-20');
  document.body.innerHTML = '';
  show('/careers/', '2026-12-01');
  expect(document.querySelector('[data-after]')).toBeNull();
});
