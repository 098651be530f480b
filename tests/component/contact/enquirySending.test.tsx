import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { noticeWords } from '#shared/words/controls.ts';
import { enquiryForm } from '#shared/words/enquiryForm.ts';
import { submitWords } from '#shared/words/forms.ts';
import { contents, draft, empty, field, fillIn, show, submit, watchSending } from './enquiry.tsx';

const thanks = enquiryForm.sent;
const send = watchSending();

/** Whether the browser would ask before it leaves the page. */
const warnsOnLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('sends once despite repeated submits, shows that it is sending, warns on leaving meanwhile, and keeps the focus on its button', async () => {
  let answer = (_: Response) => {};
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  show();
  await fillIn();
  const form = document.querySelector('form')!;
  act(() => {
    // The second one precedes the next render.
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await submit();
  const button = screen.getByRole('button', { name: submitWords.sending });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(warnsOnLeaving()).toBe(true);
  answer(new Response());
  expect(await screen.findByText(thanks)).toBeVisible();
  expect(warnsOnLeaving()).toBe(false);
  await userEvent.keyboard('{Enter}');
  expect(form.querySelector('[aria-invalid=true]')).toBeNull();
  expect(send).toHaveBeenCalledOnce();
});

it('sends only its own fields, whatever an extension adds, then empties them and the draft, thanks, and says how soon we reply, also after the thanks have closed', async () => {
  send.mockResolvedValue(new Response());
  show();
  const foreign = '<input name="email" hidden><button id="firstName" type="button"></button>';
  document.querySelector('form')!.insertAdjacentHTML('afterbegin', foreign);
  await fillIn();
  expect(draft()).toHaveProperty('firstName', 'Asha');
  await submit();
  expect(await screen.findByText(thanks)).toBeVisible();
  expect((send.mock.calls[0]![1]!.body as FormData).getAll('email')).toEqual(['asha@company.com']);
  expect(contents()).toMatchObject(empty);
  expect(draft()).toEqual({});
  await userEvent.click(screen.getByRole('button', { name: noticeWords.close }));
  expect(screen.queryByText(thanks)).toBeNull();
  expect(screen.getByText(/We reply within a day\.$/).closest('[aria-live=polite]')).toBeVisible();
});

it('cannot be edited while it is being sent, and can again after a failure, which is only logged', async () => {
  let fail = (_: Error) => {};
  send.mockReturnValue(new Promise((_resolve, reject) => (fail = reject)));
  show();
  await fillIn();
  const before = contents();
  await userEvent.type(field('lastName'), '{Enter}');
  expect(screen.getByRole('button', { name: submitWords.sending })).toHaveFocus();
  await userEvent.type(field('email'), 'x');
  const choice = field('heardFrom');
  expect(choice).toHaveAttribute('aria-disabled', 'true');
  expect(fireEvent.keyDown(choice, { key: 'ArrowDown' })).toBe(false);
  expect(fireEvent.keyDown(choice, { key: 'Tab' })).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: submitWords.clear }));
  expect(contents()).toEqual(before);
  fail(new TypeError('Failed to fetch'));
  await screen.findByRole('button', { name: enquiryForm.submit });
  expect(console.error).toHaveBeenCalledOnce();
  expect(screen.queryByText(thanks)).toBeNull();
  expect(contents()).toEqual(before);
  await userEvent.type(field('lastName'), 'x');
  expect(field('lastName')).toHaveValue('Vermax');
  expect(choice).not.toHaveAttribute('aria-disabled');
  expect(fireEvent.keyDown(choice, { key: 'ArrowDown' })).toBe(true);
});

it('hides the honeypot, and offers to send without what an extension filled in there', async () => {
  send.mockResolvedValue(new Response());
  show();
  await fillIn();
  const honeypot = screen.getByLabelText<HTMLInputElement>(submitWords.honeypot);
  expect(honeypot).toHaveAttribute('tabindex', '-1');
  expect(honeypot).toHaveAttribute('autocomplete', 'off');
  expect(screen.queryByRole('textbox', { name: submitWords.honeypot })).toBeNull();
  honeypot.value = 'https://spam.example';
  await submit();
  expect(screen.getByText(submitWords.honeypotFilled).closest('[aria-live]')).toHaveAttribute(
    'aria-live',
    'assertive',
  );
  expect(send).not.toHaveBeenCalled();
  expect(screen.queryByText(thanks)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: submitWords.sendAnyway }));
  expect(await screen.findByText(thanks)).toBeVisible();
  expect((send.mock.calls[0]![1]!.body as FormData).get('_honey')).toBe('');
  expect(screen.queryByText(submitWords.honeypotFilled)).toBeNull();
  expect(screen.getByRole('button', { name: enquiryForm.submit })).toHaveFocus();
});
