import { act, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { applicationWords } from '../../../shared/content/words/careers.ts';
import { fileFieldWords } from '../../../shared/content/words/controls.ts';
import { submitWords } from '../../../shared/content/words/forms.ts';
import { applicationDraft } from '../../../shared/forms/drafts.ts';
import { inDialog } from './careersPage.tsx';

/** A resume that the form takes. */
export const resume = new File(['%PDF-1.7'], 'my resume.PDF', { type: 'application/pdf' });

/**
 * Replaces fetch() for each test of the calling file, which begins on the careers page and whose draft is removed.
 * @returns the mock, and how to answer what was sent last: at once, or with all that follows from it
 */
export function answerApplications() {
  const send = vi.fn<typeof fetch>();
  let answer: (response: Response | Error) => void;
  beforeEach(() => {
    history.replaceState(null, '', '/careers/');
    send.mockReset();
    send.mockImplementation(
      () =>
        new Promise((resolve, reject) => {
          answer = (response) => (response instanceof Error ? reject(response) : resolve(response));
        }),
    );
    vi.stubGlobal('fetch', send);
  });
  afterEach(() => {
    applicationDraft.clear();
    vi.unstubAllGlobals();
  });
  return {
    send,
    answer: (response: Response | Error) => answer(response),
    give: (response: Response | Error) => act(async () => answer(response)),
  };
}

/** A field of the form in the dialog. */
export const field = (name: 'name' | 'email' | 'phone' | 'resume') =>
  inDialog().getByLabelText<HTMLInputElement>(applicationWords[name].label);

/** Presses the button that sends the form, also while it says that it is being sent. */
export const submit = () =>
  userEvent.click(
    inDialog().getByRole('button', {
      name: (name) => name === applicationWords.submit || name === submitWords.sending,
    }),
  );

/** The description of the field for the resume while it holds none. */
export const noFile = expect.stringContaining(fileFieldWords.choose);

/** Fills in the form with a resume. */
export async function fillIn() {
  await userEvent.type(field('name'), 'आशा Verma');
  await userEvent.type(field('email'), 'asha@company.com');
  await userEvent.type(field('phone'), '9876543210');
  fireEvent.change(field('resume'), { target: { files: [resume] } });
}
