import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, vi } from 'vitest';
import { fill } from '#shared/core/fill.ts';
import { typedFields } from '#shared/forms/fieldRules.ts';
import { forgetDraft } from '#shared/forms/useFields.ts';
import { careers } from '#shared/model/content.ts';
import { applicationForm } from '#shared/words/applicationForm.ts';
import { jobWords } from '#shared/words/careers.ts';
import { dialogWords, fileFieldWords } from '#shared/words/controls.ts';
import { submitWords } from '#shared/words/forms.ts';
import { CareersPage } from '../../../pages/careers/CareersPage.tsx';
import { JobText } from '../../../pages/careers/JobPage.tsx';
import { careersPages } from '../../../pages/careers/page.ts';
import { exampleJob } from '../../support/examples/exampleContent.ts';
import { applicationValues, targetWith } from '../../support/examples/exampleForms.ts';

const jobOf = (slug: string, title: string) =>
  exampleJob({ slug, title, closesOn: undefined, jobDescription: `About the ${title}.` });
export const jobs = [jobOf('react-developer', 'React Developer'), jobOf('ai-ml-engineer', 'AI/ML Engineer')];

export const resume = new File(['%PDF-1.7'], 'my resume.PDF', { type: 'application/pdf' });

/**
 * Begins each test of the calling file at the careers page, without a draft.
 * @returns mocks of the network: what answers jobs' pages, what forms are sent to, and how to answer the form sent first
 */
export function startAtCareers() {
  const pages = vi.fn<typeof fetch>();
  const send = vi.fn<typeof fetch>();
  let answers: ((response: Response | Error) => void)[];
  beforeEach(() => {
    history.replaceState(null, '', '/careers/');
    forgetDraft('application');
    answers = [];
    pages.mockReset().mockImplementation(async (page) => {
      const job = jobs.find(({ slug }) => String(page) === `${location.origin}/careers/${slug}/`)!;
      return new Response(renderToStaticMarkup(<JobText job={job} />));
    });
    send.mockReset().mockImplementation(
      () =>
        new Promise((resolve, reject) => {
          answers.push((response) => (response instanceof Error ? reject(response) : resolve(response)));
        }),
    );
    vi.stubGlobal('fetch', (address: string, options?: RequestInit) =>
      (options?.method === 'POST' ? send : pages)(address, options),
    );
  });
  afterEach(async () => {
    // What is still being sent would look for the site half a minute later, in the tests of another file.
    await act(async () => {
      for (const answer of answers) answer(new Response('{"success":true}'));
    });
  });
  return { pages, send, give: (response: Response | Error) => act(async () => answers.shift()!(response)) };
}

/** Renders the careers page with two jobs and waits until it has looked at its address. */
export async function showCareers(): Promise<void> {
  const { props } = careersPages({ careers, jobs, today: '2026-12-01' }).list;
  const own = { target: targetWith('accepted'), reply: 'We reply within a week.', email: 'jobs@company.com' };
  render(<CareersPage {...props} application={{ ...props.application, ...own }} />);
  await act(async () => {});
}

export const applyLink = (title: string) =>
  screen.getByRole('link', { name: `${jobWords.apply} ${fill(jobWords.applyFor, { title })}` });
export const inDialog = () => within(screen.getByRole('dialog'));
export const closeDialog = () => userEvent.click(inDialog().getByRole('button', { name: dialogWords.close }));

export async function openJob(title: string): Promise<void> {
  await userEvent.click(applyLink(title));
  // The page answers the click with a frame before the dialog opens.
  await within(await screen.findByRole('dialog')).findByLabelText(applicationForm.fields.name.label);
}

type TypedName = Exclude<keyof typeof applicationForm.fields, 'Job Profile' | 'resume'>;

export const field = (name: TypedName | 'resume') =>
  inDialog().getByLabelText<HTMLInputElement>(applicationForm.fields[name].label);

/** Presses the button that sends the form, also while it says that it is being sent. */
export const submit = () =>
  userEvent.click(
    inDialog().getByRole('button', {
      name: (name) => name === applicationForm.submit || name === submitWords.sending,
    }),
  );

/** The description of the field for the resume while it holds none. */
export const noFile = fileFieldWords.choose;

export async function fillIn(): Promise<void> {
  for (const name of typedFields(applicationForm) as TypedName[])
    await userEvent.type(field(name), applicationValues[name]);
  fireEvent.change(field('resume'), { target: { files: [resume] } });
}
