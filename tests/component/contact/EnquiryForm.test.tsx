import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EnquiryForm } from '../../../pages/contact/islands/EnquiryForm.tsx';
import { enquiryDraft } from '../../../shared/forms/drafts.ts';
import { enquiryFields } from '../../../shared/forms/fields.ts';
import { targetWith } from '../../unit/forms/target.ts';

const options = ['LinkedIn', 'Instagram', 'Facebook', 'Twitter', 'Other Plateform'];
const thanks = 'Thank you! Your response has been recorded.';
const send = vi.fn<typeof fetch>();

beforeEach(() => {
  send.mockReset();
  vi.stubGlobal('fetch', send);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  enquiryDraft.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => userEvent.click(screen.getByRole('button', { name: /Send enquiry|Sending/ }));

async function fillIn() {
  await userEvent.type(field('First name'), 'Asha');
  await userEvent.type(field('Last name'), 'Verma');
  await userEvent.type(field('E-mail'), 'asha@company.com');
  await userEvent.type(field('Contact number'), '9876543210');
  await userEvent.selectOptions(field('How did you hear about us?'), 'Other Plateform');
}

const contents = () =>
  Object.fromEntries(new FormData(document.querySelector('form')!).entries()) as Record<string, string>;

function show() {
  return render(
    <EnquiryForm heardFromOptions={options} target={targetWith('completed')} note="It goes to our team." />,
  );
}

describe('EnquiryForm', () => {
  it('says at each field what is missing, and leads to the first', async () => {
    show();
    await submit();
    expect(field('First name')).toHaveFocus();
    for (const [label, message] of [
      ['First name', 'Enter your first name'],
      ['Last name', 'Enter your last name'],
      ['E-mail', 'Enter your e-mail address'],
      ['Contact number', 'Enter your contact number'],
      ['How did you hear about us?', 'Choose how you heard about us'],
    ]) {
      expect(field(label!)).toHaveAccessibleDescription(message);
    }
    expect(send).not.toHaveBeenCalled();
  });

  it('takes a message back as soon as its field is right', async () => {
    show();
    await userEvent.type(field('E-mail'), 'asha@company');
    expect(field('E-mail')).toBeValid();
    await submit();
    expect(field('E-mail')).toBeInvalid();
    await userEvent.type(field('E-mail'), '.com');
    expect(field('E-mail')).toBeValid();
  });

  it('strips everything but digits from the number as it is typed, and says why an eleventh is not taken', async () => {
    show();
    const number = field('Contact number');
    await userEvent.type(number, '98a76-5432 10');
    expect(number).toHaveValue('9876543210');
    await userEvent.type(number, '5');
    expect(number).toHaveValue('9876543210');
    expect(number).toHaveAccessibleDescription(/ten digits/);
    expect(number).toBeValid();
  });

  it('makes ten digits of a pasted number with country code', async () => {
    show();
    await userEvent.click(field('Contact number'));
    await userEvent.paste('+91 98765-43210');
    expect(field('Contact number')).toHaveValue('9876543210');
  });

  it('leaves the number as it was when a longer one is pasted', async () => {
    show();
    await userEvent.type(field('Contact number'), '98');
    await userEvent.paste('+44 20 7946 0958 123');
    expect(field('Contact number')).toHaveValue('98');
    expect(field('Contact number')).toHaveAccessibleDescription(/ten digits/);
  });

  it('shows nothing, logs, and keeps every field when the request does not complete', async () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'));
    show();
    await fillIn();
    const before = contents();
    await submit();
    await waitFor(() => expect(console.error).toHaveBeenCalledOnce());
    expect(screen.queryByText(thanks)).toBeNull();
    expect(contents()).toEqual(before);
    expect(screen.getByRole('button', { name: 'Send enquiry' })).toBeEnabled();
  });

  it('sends once however often it is asked, says so, and keeps the focus on its button', async () => {
    let answer = (_: Response) => {};
    send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    show();
    await fillIn();
    await submit();
    await submit();
    fireEvent.submit(document.querySelector('form')!);
    const button = screen.getByRole('button', { name: 'Sending' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(send).toHaveBeenCalledOnce();
    answer(new Response());
    expect(await screen.findByText(thanks)).toBeVisible();
  });

  it('thanks and empties every field and the draft', async () => {
    send.mockResolvedValue(new Response());
    show();
    await fillIn();
    expect(enquiryDraft.read()).toHaveProperty('firstName', 'Asha');
    await submit();
    expect(await screen.findByText(thanks)).toBeVisible();
    for (const name of enquiryFields) expect(contents()[name]).toBe('');
    expect(enquiryDraft.read()).toEqual({});
  });

  it('brings back what was typed before', async () => {
    const { unmount } = show();
    await fillIn();
    unmount();
    show();
    expect(field('Last name')).toHaveValue('Verma');
    expect(field('How did you hear about us?')).toHaveValue('Other Plateform');
  });

  it('keeps what was typed before the script came, and brings back the rest', () => {
    const values = { firstName: 'Old', lastName: 'Kept', email: '', contactNumber: '', heardFrom: '' };
    enquiryDraft.write(values);
    const form = (
      <EnquiryForm heardFromOptions={options} target={targetWith('completed')} note="It goes to our team." />
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(form);
    field('First name').value = 'New';
    field('Contact number').value = '+91 98765 43210';
    render(form, { container, hydrate: true });
    expect(field('First name')).toHaveValue('New');
    expect(field('Last name')).toHaveValue('Kept');
    expect(field('Contact number')).toHaveValue('9876543210');
    expect(console.error).not.toHaveBeenCalled();
  });

  it('leaves the checks to the browser until the script is there', () => {
    const html = renderToString(
      <EnquiryForm heardFromOptions={options} target={targetWith('completed')} note="It goes to our team." />,
    );
    expect(html).not.toMatch(/novalidate/i);
    show();
    expect(document.querySelector('form')).toHaveProperty('noValidate', true);
  });

  it('cannot be edited while it is being sent, and can again after a failure', async () => {
    let fail = (_: Error) => {};
    send.mockReturnValue(new Promise((_resolve, reject) => (fail = reject)));
    show();
    await fillIn();
    const before = contents();
    await userEvent.type(field('Last name'), '{Enter}');
    expect(field('Last name')).toHaveFocus();
    await userEvent.keyboard('x');
    await userEvent.type(field('E-mail'), 'x');
    const choice = field('How did you hear about us?');
    expect(choice).toHaveAttribute('aria-disabled', 'true');
    expect(fireEvent.keyDown(choice, { key: 'ArrowDown' })).toBe(false);
    expect(fireEvent.keyDown(choice, { key: 'Tab' })).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
    expect(contents()).toEqual(before);
    fail(new TypeError('Failed to fetch'));
    await screen.findByRole('button', { name: 'Send enquiry' });
    await userEvent.type(field('Last name'), 'x');
    expect(field('Last name')).toHaveValue('Vermax');
    expect(choice).not.toHaveAttribute('aria-disabled');
    expect(fireEvent.keyDown(choice, { key: 'ArrowDown' })).toBe(true);
  });

  it('is emptied and forgotten at once when asked, and says so', async () => {
    const { unmount } = show();
    await submit();
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
    for (const name of enquiryFields) expect(contents()[name]).toBe('');
    expect(field('First name')).toHaveAttribute('aria-invalid', 'false');
    expect(screen.getByText('The form is empty now')).toBeInTheDocument();
    expect(sessionStorage.getItem('draft:enquiry')).toBeNull();
    unmount();
    show();
    expect(field('First name')).toHaveValue('');
  });

  describe('with the field that people never see', () => {
    const explanation = /a field that only robots fill in/;
    const trap = () => field('Leave this empty');

    it('sends it empty, by script and without', async () => {
      send.mockResolvedValue(new Response());
      show();
      await fillIn();
      expect(contents()._honey).toBe('');
      await submit();
      expect((send.mock.calls[0]![1]!.body as FormData).get('_honey')).toBe('');
    });

    it('hides it from people and assistive technology', () => {
      show();
      expect(trap()).toHaveAttribute('tabindex', '-1');
      expect(trap()).toHaveAttribute('autocomplete', 'off');
      expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).toBeNull();
    });

    it('filled in by an extension says so, sends nothing, and offers to send without it', async () => {
      send.mockResolvedValue(new Response());
      show();
      await fillIn();
      trap().value = 'https://spam.example';
      await submit();
      expect(screen.getByText(explanation).closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
      expect(send).not.toHaveBeenCalled();
      expect(screen.queryByText(thanks)).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Send without it' }));
      expect(await screen.findByText(thanks)).toBeVisible();
      expect((send.mock.calls[0]![1]!.body as FormData).get('_honey')).toBe('');
      expect(screen.queryByText(explanation)).toBeNull();
      expect(screen.getByRole('button', { name: 'Send enquiry' })).toHaveFocus();
    });
  });
});
