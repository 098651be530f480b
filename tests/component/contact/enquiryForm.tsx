import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { drafts } from '#shared/forms/useFields.ts';
import { enquiryWords, submitWords } from '#shared/words/forms.ts';
import { EnquiryForm } from '../../../pages/contact/islands/EnquiryForm.tsx';
import { targetWith } from '../../support/examples/exampleForms.ts';

const options = ['LinkedIn', 'Instagram', 'Facebook', 'Twitter', 'Other Plateform'];

/** The form as the contact page shows it. */
export const enquiryForm = () => (
  <EnquiryForm
    heardFromOptions={options}
    target={targetWith('completed')}
    note="It goes to our team."
    reply="We reply within a day."
    email="hello@company.com"
  />
);

/** Renders the form. */
export const show = () => render(enquiryForm());

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
  afterEach(() => drafts.enquiry.clear());
  return send;
}

/** A field by its label. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** The contact number. */
export const number = () => field(enquiryWords.contactNumber.label);

/** Presses the button that sends the form, also while it says that it is being sent. */
export const submit = () =>
  userEvent.click(
    screen.getByRole('button', {
      name: (name) => name === enquiryWords.submit || name === submitWords.sending,
    }),
  );

/** Fills in the form. */
export async function fillIn() {
  await userEvent.type(field(enquiryWords.firstName.label), 'Asha');
  await userEvent.type(field(enquiryWords.lastName.label), 'Verma');
  await userEvent.type(field(enquiryWords.email.label), 'asha@company.com');
  await userEvent.type(field(enquiryWords.contactNumber.label), '9876543210');
  await userEvent.selectOptions(field(enquiryWords.heardFrom.label), 'Other Plateform');
}

/** What the form holds. */
export const contents = () =>
  Object.fromEntries(new FormData(document.querySelector('form')!).entries()) as Record<string, string>;
