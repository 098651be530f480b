import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { enquiryWords, fieldErrors, submitWords } from '../../../shared/content/words/forms.ts';
import { enquiryDraft } from '../../../shared/forms/drafts.ts';
import { contents, enquiryForm, field, fillIn, number, show, submit, watchSending } from './enquiryForm.tsx';

const send = watchSending();
const sent = () => Object.fromEntries(send.mock.calls[0]![1]!.body as FormData);

it('says at each field what is missing, leads to the first, and takes a message back once its field is right', async () => {
  show();
  expect(document.querySelector('form')!.action).toMatch(/\/without-script$/);
  await submit();
  expect(field(enquiryWords.firstName.label)).toHaveFocus();
  for (const [label, message] of [
    [enquiryWords.firstName.label, fieldErrors.firstName],
    [enquiryWords.lastName.label, fieldErrors.lastName],
    [enquiryWords.email.label, fieldErrors.email],
    [enquiryWords.contactNumber.label, fieldErrors.contactNumber],
    [enquiryWords.heardFrom.label, fieldErrors.heardFrom],
  ]) {
    expect(field(label!)).toHaveAttribute('aria-invalid', 'true');
    expect(field(label!)).toHaveAccessibleDescription(message);
  }
  const email = field(enquiryWords.email.label);
  await userEvent.type(email, 'asha@company');
  expect(email).toHaveAccessibleDescription(fieldErrors.emailForm);
  await userEvent.type(email, '.com');
  expect(email).toHaveAttribute('aria-invalid', 'false');
  await userEvent.type(number(), '98765');
  expect(screen.getByText(fieldErrors.phoneForm)).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

it('checks, keeps and sends text without invisible characters and spaces around it', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  await fillIn();
  await userEvent.type(field(enquiryWords.firstName.label), '\u200b ');
  fireEvent.input(field(enquiryWords.email.label), { target: { value: 'Asha <as\u00adha@company．com>' } });
  await userEvent.clear(field(enquiryWords.lastName.label));
  await userEvent.type(field(enquiryWords.lastName.label), '\u3164');
  await submit();
  expect(field(enquiryWords.lastName.label)).toHaveAccessibleDescription(fieldErrors.lastName);
  send.mockClear();
  await userEvent.type(field(enquiryWords.lastName.label), 'Verma');
  await submit();
  expect(sent()).toMatchObject({ firstName: 'Asha', lastName: 'Verma', email: 'asha@company.com' });
  expect(enquiryDraft.read()).toMatchObject({ lastName: 'Verma', email: 'asha@company.com' });
});

it('strips everything but digits from the number, and says why an eleventh is not taken', async () => {
  show();
  await userEvent.type(number(), '98a76-5432 101');
  expect(number()).toHaveValue('9876543210');
  expect(screen.getByText(fieldErrors.phoneForm)).toBeVisible();
  expect(number()).toHaveAttribute('aria-invalid', 'false');
  await userEvent.clear(number());
  // A change in the middle would make the input method enter it again.
  fireEvent.input(number(), { target: { value: '９８a' }, isComposing: true });
  expect(number()).toHaveValue('９８a');
  fireEvent.compositionEnd(number());
  expect(number()).toHaveValue('98');
  await userEvent.clear(number());
  await userEvent.paste('+91 98765-43211');
  expect(number()).toHaveValue('9876543211');
  await userEvent.paste('+44 20 7946 0958 123');
  expect(number()).toHaveValue('9876543211');
  expect(screen.getByText(fieldErrors.phoneForm)).toBeVisible();
});

it.each([
  ['with the event of a choice alone', (value: string) => fireEvent.change(number(), { target: { value } })],
  ['without any event', (value: string) => Object.assign(number(), { value })],
])('cleans a number that is filled in %s, at the latest before it is sent', async (_how, fillNumber) => {
  send.mockResolvedValue(new Response());
  show();
  await fillIn();
  fillNumber('+91 98765 43211');
  await submit();
  expect(sent()).toHaveProperty('contactNumber', '9876543211');
});

it('does not send a number that it has shortened before its visitor has seen why', async () => {
  show();
  await fillIn();
  number().value = '12345abc6789012345';
  await submit();
  expect(number()).toHaveValue('1234567890');
  expect(number()).toHaveFocus();
  expect(screen.getByText(fieldErrors.phoneForm)).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await submit();
  expect(sent()).toHaveProperty('contactNumber', '1234567890');
});

const empty = { firstName: '', lastName: '', email: '', contactNumber: '', heardFrom: '' };

/** Wakes a form in which something was entered before. */
function wake(entered: Partial<typeof empty>) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(enquiryForm());
  const { elements } = container.querySelector('form')!;
  for (const [name, value] of Object.entries(entered))
    (elements.namedItem(name) as HTMLInputElement).value = value;
  render(enquiryForm(), { container, hydrate: true });
}

it('keeps what was typed before the script came, cleaned, and brings back the rest of its draft', () => {
  enquiryDraft.write({ ...empty, firstName: 'Old', lastName: 'Kept' });
  wake({ firstName: 'New', contactNumber: '12345abc6789012345' });
  expect(contents()).toMatchObject({ firstName: 'New', lastName: 'Kept', contactNumber: '1234567890' });
  expect(screen.getByText(fieldErrors.phoneForm)).toBeInTheDocument();
  expect(console.error).not.toHaveBeenCalled();
});

it('asks again for a saved choice that is no longer offered', () => {
  enquiryDraft.write({ ...empty, firstName: 'Asha', heardFrom: 'Radio' });
  show();
  expect(contents()).toMatchObject({ firstName: 'Asha', heardFrom: '' });
  expect(field(enquiryWords.heardFrom.label)).toHaveDisplayValue(enquiryWords.heardFrom.placeholder);
});

it('is cleared at once on request, with its draft, and says so', async () => {
  show();
  await submit();
  await fillIn();
  field(submitWords.honeypot).value = 'https://spam.example';
  await submit();
  await userEvent.click(screen.getByRole('button', { name: submitWords.clear }));
  expect(contents()).toMatchObject(empty);
  expect(field(enquiryWords.firstName.label)).toHaveAttribute('aria-invalid', 'false');
  expect(screen.getByText(submitWords.cleared)).toBeInTheDocument();
  expect(screen.queryByText(submitWords.honeypotFilled)).toBeNull();
  expect(sessionStorage.getItem('draft:enquiry')).toBeNull();
});
