import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { writeDraft } from '#shared/drafts/drafts.ts';
import { enquiryForm } from '#shared/words/enquiryForm.ts';
import type { FieldDescription } from '#shared/words/formDescription.ts';
import { fieldErrors, submitWords } from '#shared/words/forms.ts';
import { enquiryValues } from '../../support/examples/exampleForms.ts';
import {
  contents,
  draft,
  empty,
  enquiry,
  field,
  fillIn,
  number,
  show,
  submit,
  watchSending,
} from './enquiry.tsx';

const send = watchSending();
const sent = () => Object.fromEntries(send.mock.calls[0]![1]!.body as FormData);

it('shows an error at each empty field, focuses the first, and removes an error once its field is valid', async () => {
  show();
  expect(document.querySelector('form')!.action).toMatch(/\/without-script$/);
  await submit();
  expect(field('firstName')).toHaveFocus();
  for (const [name, { missing }] of Object.entries<FieldDescription>(enquiryForm.fields)) {
    const control = field(name as keyof typeof enquiryForm.fields);
    expect(control).toHaveAttribute('aria-invalid', String(missing !== undefined));
    const hint = control.closest('.field')!.querySelector('.field__hint')?.textContent;
    expect(control).toHaveAccessibleDescription([hint, missing].filter(Boolean).join(' '));
  }
  // The focused field's message is read with it; the others would be said over it.
  expect(screen.getByText(enquiryForm.fields.contactNumber.missing).closest('[aria-live]')).toBeNull();
  const email = field('email');
  await userEvent.type(email, 'asha@company');
  expect(email).toHaveAccessibleDescription(fieldErrors.email);
  await userEvent.type(email, '.com');
  expect(email).toHaveAttribute('aria-invalid', 'false');
  expect(email).not.toHaveAttribute('aria-describedby');
  await userEvent.type(number(), '98765');
  expect(screen.getByText(fieldErrors.phone)).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

it('checks, keeps and sends text without invisible characters and spaces around it', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  await fillIn();
  await userEvent.type(field('firstName'), '\u200b ');
  fireEvent.input(field('lastName'), { target: { value: '\u3164' } });
  await submit();
  expect(field('lastName')).toHaveAccessibleDescription(enquiryForm.fields.lastName.missing);
  fireEvent.input(field('lastName'), { target: { value: 'Verma' } });
  fireEvent.input(field('email'), { target: { value: 'Asha <as\u00adha@company．com>' } });
  await submit();
  const clean = { firstName: 'Asha', lastName: 'Verma', email: 'asha@company.com' };
  expect(sent()).toMatchObject(clean);
  expect(draft()).toMatchObject(clean);
});

/** Tests that the number is in error because something was refused, which is announced. */
function expectRefused() {
  expect(number()).toHaveAttribute('aria-invalid', 'true');
  expect(number()).toHaveAccessibleDescription(expect.stringContaining(fieldErrors.phoneRefused));
}

it('strips everything but digits from the number, and shows an error when an eleventh digit is refused', async () => {
  show();
  await fillIn();
  await userEvent.type(number(), 'a-1');
  expect(number()).toHaveValue('9876543210');
  // By an undo, which gives the field the same digits again.
  fireEvent.input(number(), { inputType: 'historyUndo' });
  expectRefused();
  const message = screen.getByText(fieldErrors.phoneRefused);
  expect(message.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  for (const _time of [1, 2]) await submit();
  expect(number()).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await userEvent.clear(number());
  expect(number()).not.toHaveAccessibleDescription(expect.stringContaining(fieldErrors.phoneRefused));
  await userEvent.type(number(), '98765');
  await userEvent.type(number(), 'x12', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect([number().value, number().selectionStart], 'typing goes on in the middle').toEqual(['9871265', 5]);
  // A change in the middle would make the input method enter it again.
  fireEvent.input(number(), { target: { value: '９８a' }, isComposing: true });
  expect(number()).toHaveValue('９８a');
  fireEvent.compositionEnd(number());
  expect(number()).toHaveValue('98');
});

it.each([
  ['with the event of a choice alone', (value: string) => fireEvent.change(number(), { target: { value } })],
  ['without any event', (value: string) => Object.assign(number(), { value })],
])(
  'checks and cleans a number that is filled in %s, at the latest before it is sent',
  async (_how, fillNumber) => {
    send.mockResolvedValue(new Response());
    show();
    await fillIn();
    fillNumber('14155550132');
    await submit();
    expect(number()).toHaveValue('9876543210');
    expect(number()).toHaveFocus();
    expectRefused();
    expect(send).not.toHaveBeenCalled();
    fillNumber('+91 98765 43211');
    await submit();
    expect(sent()).toHaveProperty('contactNumber', '9876543211');
  },
);

/** Wakes a form in which something was entered before. */
function wake(entered: Record<string, string>) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(enquiry());
  const { elements } = container.querySelector('form')!;
  for (const [name, value] of Object.entries(entered))
    (elements.namedItem(name) as HTMLInputElement).value = value;
  render(enquiry(), { container, hydrate: true });
}

it('keeps what was typed before the script loaded, cleaned, and restores the rest of its draft', () => {
  writeDraft('enquiry', { firstName: 'Old', lastName: 'Kept' });
  wake({ firstName: 'New', contactNumber: '14155550132' });
  expect(contents()).toMatchObject({ firstName: 'New', lastName: 'Kept', contactNumber: '' });
  expectRefused();
  expect(console.error).not.toHaveBeenCalled();
});

it('can be filled in and sent where storage is blocked', async () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  send.mockResolvedValue(new Response());
  show();
  await fillIn();
  await submit();
  expect(sent()).toMatchObject(enquiryValues);
  expect(contents()).toMatchObject(empty);
});

it('is emptied by its clear button, with its draft, and announces it', async () => {
  show();
  await submit();
  await fillIn();
  screen.getByLabelText<HTMLInputElement>(submitWords.honeypot).value = 'https://spam.example';
  await submit();
  await userEvent.click(screen.getByRole('button', { name: submitWords.clear }));
  expect(contents()).toMatchObject(empty);
  expect(field('firstName')).toHaveAttribute('aria-invalid', 'false');
  expect(screen.getByText(submitWords.cleared)).toBeInTheDocument();
  expect(screen.queryByText(submitWords.honeypotFilled)).toBeNull();
  expect(document.querySelector('[id$=-message][aria-live]'), 'what is next said of a number').not.toBeNull();
  expect(sessionStorage.getItem('draft:enquiry')).toBeNull();
});
