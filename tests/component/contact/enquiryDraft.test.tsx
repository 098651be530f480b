import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { enquiryWords, fieldErrors, submitWords } from '../../../shared/content/words/forms.ts';
import { enquiryDraft } from '../../../shared/forms/drafts.ts';
import { enquiryFields } from '../../../shared/forms/fields.ts';
import { contents, enquiryForm, field, fillIn, number, show, submit, watchSending } from './enquiryForm.tsx';

const send = watchSending();
const empty = { firstName: '', lastName: '', email: '', contactNumber: '', heardFrom: '' };

/** Wakes a form in which something was entered before. */
function wake(entered: Partial<typeof empty>) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(enquiryForm);
  const { elements } = container.querySelector('form')!;
  for (const [name, value] of Object.entries(entered))
    (elements.namedItem(name) as HTMLInputElement).value = value;
  render(enquiryForm, { container, hydrate: true });
}

it('brings back what was typed before', async () => {
  const { unmount } = show();
  await fillIn();
  unmount();
  show();
  expect(field(enquiryWords.lastName.label)).toHaveValue('Verma');
  expect(field(enquiryWords.heardFrom.label)).toHaveValue('Other Plateform');
});

it('keeps what was typed before the script came, and brings back the rest', () => {
  enquiryDraft.write({ ...empty, firstName: 'Old', lastName: 'Kept' });
  wake({ firstName: 'New' });
  expect(field(enquiryWords.firstName.label)).toHaveValue('New');
  expect(field(enquiryWords.lastName.label)).toHaveValue('Kept');
  expect(console.error).not.toHaveBeenCalled();
});

it.each([
  ['+91 98765 43210', '9876543210', 0],
  ['12345abc6789012345', '1234567890', 1],
  ['+1 415 555 2671', '', 1],
])('cleans the number %s that was there before the script', (entered, value, notices) => {
  wake({ contactNumber: entered });
  expect(number()).toHaveValue(value);
  expect(screen.queryAllByText(fieldErrors.phoneForm)).toHaveLength(notices);
});

it('is emptied and forgotten at once when asked, and says so until it is sent', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'));
  const { unmount } = show();
  await submit();
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: submitWords.clear }));
  for (const name of enquiryFields) expect(contents()[name]).toBe('');
  expect(field(enquiryWords.firstName.label)).toHaveAttribute('aria-invalid', 'false');
  expect(screen.getByText(submitWords.cleared)).toBeInTheDocument();
  expect(sessionStorage.getItem('draft:enquiry')).toBeNull();
  await fillIn();
  await submit();
  await screen.findByRole('button', { name: enquiryWords.submit });
  expect(screen.queryByText(submitWords.cleared)).toBeNull();
  enquiryDraft.clear();
  unmount();
  show();
  expect(field(enquiryWords.firstName.label)).toHaveValue('');
});

it('asks again for a saved choice that is no longer offered', () => {
  enquiryDraft.write({ ...empty, firstName: 'Asha', heardFrom: 'Radio' });
  show();
  expect(field(enquiryWords.firstName.label)).toHaveValue('Asha');
  expect(screen.getByLabelText<HTMLSelectElement>(enquiryWords.heardFrom.label).selectedIndex).toBe(0);
});
