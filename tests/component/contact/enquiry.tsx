import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { labelOf } from '#shared/forms/fieldRules.ts';
import { forgetDraft } from '#shared/forms/useFields.ts';
import { enquiryForm } from '#shared/words/enquiryForm.ts';
import { submitWords } from '#shared/words/forms.ts';
import { EnquiryForm } from '../../../pages/contact/islands/EnquiryForm.tsx';
import { enquiryValues, targetWith } from '../../support/examples/exampleForms.ts';

/** The form as the contact page shows it. */
export const enquiry = () => (
  <EnquiryForm
    heardFromOptions={['LinkedIn', 'Instagram', 'Facebook', 'Twitter', 'Other Plateform']}
    target={targetWith('completed')}
    note="It goes to our team."
    reply="We reply within a day."
    email="hello@company.com"
  />
);

export const show = () => render(enquiry());

/**
 * Replaces fetch() and console.error() for each test of the calling file, and empties the draft after it.
 * @returns the mock of fetch()
 */
export function watchSending() {
  const send = vi.fn<typeof fetch>();
  beforeEach(() => {
    send.mockReset();
    vi.stubGlobal('fetch', send);
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => forgetDraft('enquiry'));
  return send;
}

export const field = (name: keyof typeof enquiryForm.fields) =>
  screen.getByLabelText<HTMLInputElement>(labelOf(enquiryForm.fields[name]));

export const number = () => field('contactNumber');

/** Presses the button that sends the form, also while it says that it is being sent. */
export const submit = () =>
  userEvent.click(
    screen.getByRole('button', {
      name: (name) => name === enquiryForm.submit || name === submitWords.sending,
    }),
  );

export async function fillIn() {
  for (const [name, value] of Object.entries(enquiryValues)) {
    const control = field(name as keyof typeof enquiryValues);
    if (control.type === 'select-one') await userEvent.selectOptions(control, value);
    else await userEvent.type(control, value);
  }
}

export const contents = () =>
  Object.fromEntries(new FormData(document.querySelector('form')!).entries()) as Record<string, string>;

/** What it holds while it is empty. */
export const empty = Object.fromEntries(Object.keys(enquiryValues).map((name) => [name, '']));

export const draft = () => JSON.parse(sessionStorage.getItem('draft:enquiry') ?? '{}');
