import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EnquiryForm } from '../../../pages/contact/islands/EnquiryForm.tsx';
import { enquiryWords, fieldErrors, submitWords } from '../../../shared/content/words/forms.ts';
import { enquiryDraft } from '../../../shared/forms/drafts.ts';
import { enquiryFields } from '../../../shared/forms/fields.ts';
import { targetWith } from '../../unit/forms/target.ts';

const options = ['LinkedIn', 'Instagram', 'Facebook', 'Twitter', 'Other Plateform'];
const thanks = enquiryWords.thanks;
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
const submit = () =>
  userEvent.click(
    screen.getByRole('button', {
      name: (name) => name === enquiryWords.submit || name === submitWords.sending,
    }),
  );

async function fillIn() {
  await userEvent.type(field(enquiryWords.firstName.label), 'Asha');
  await userEvent.type(field(enquiryWords.lastName.label), 'Verma');
  await userEvent.type(field(enquiryWords.email.label), 'asha@company.com');
  await userEvent.type(field(enquiryWords.contactNumber.label), '9876543210');
  await userEvent.selectOptions(field(enquiryWords.heardFrom.label), 'Other Plateform');
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
    expect(field(enquiryWords.firstName.label)).toHaveFocus();
    for (const [label, message] of [
      [enquiryWords.firstName.label, fieldErrors.firstName],
      [enquiryWords.lastName.label, fieldErrors.lastName],
      [enquiryWords.email.label, fieldErrors.email],
      [enquiryWords.contactNumber.label, fieldErrors.contactNumber],
      [enquiryWords.heardFrom.label, fieldErrors.heardFrom],
    ]) {
      expect(field(label!)).toHaveAccessibleDescription(message);
    }
    expect(send).not.toHaveBeenCalled();
  });

  it('takes a message back as soon as its field is right', async () => {
    show();
    await userEvent.type(field(enquiryWords.email.label), 'asha@company');
    expect(field(enquiryWords.email.label)).toBeValid();
    await submit();
    expect(field(enquiryWords.email.label)).toBeInvalid();
    await userEvent.type(field(enquiryWords.email.label), '.com');
    expect(field(enquiryWords.email.label)).toBeValid();
  });

  it('strips everything but digits from the number as it is typed, and says why an eleventh is not taken', async () => {
    show();
    const number = field(enquiryWords.contactNumber.label);
    await userEvent.type(number, '98a76-5432 10');
    expect(number).toHaveValue('9876543210');
    await userEvent.type(number, '5');
    expect(number).toHaveValue('9876543210');
    expect(number).toHaveAccessibleDescription(fieldErrors.phoneForm);
    expect(number).toBeValid();
  });

  it('makes ten digits of a pasted number with country code', async () => {
    show();
    await userEvent.click(field(enquiryWords.contactNumber.label));
    await userEvent.paste('+91 98765-43210');
    expect(field(enquiryWords.contactNumber.label)).toHaveValue('9876543210');
  });

  it('leaves the number as it was when a longer one is pasted', async () => {
    show();
    await userEvent.type(field(enquiryWords.contactNumber.label), '98');
    await userEvent.paste('+44 20 7946 0958 123');
    expect(field(enquiryWords.contactNumber.label)).toHaveValue('98');
    expect(field(enquiryWords.contactNumber.label)).toHaveAccessibleDescription(fieldErrors.phoneForm);
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
    expect(screen.getByRole('button', { name: enquiryWords.submit })).toBeEnabled();
  });

  it('sends once however often it is asked, says so, and keeps the focus on its button', async () => {
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
    expect(field(enquiryWords.lastName.label)).toHaveValue('Verma');
    expect(field(enquiryWords.heardFrom.label)).toHaveValue('Other Plateform');
  });

  it('keeps what was typed before the script came, and brings back the rest', () => {
    const values = { firstName: 'Old', lastName: 'Kept', email: '', contactNumber: '', heardFrom: '' };
    enquiryDraft.write(values);
    const form = (
      <EnquiryForm heardFromOptions={options} target={targetWith('completed')} note="It goes to our team." />
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(form);
    field(enquiryWords.firstName.label).value = 'New';
    field(enquiryWords.contactNumber.label).value = '+91 98765 43210';
    render(form, { container, hydrate: true });
    expect(field(enquiryWords.firstName.label)).toHaveValue('New');
    expect(field(enquiryWords.lastName.label)).toHaveValue('Kept');
    expect(field(enquiryWords.contactNumber.label)).toHaveValue('9876543210');
    expect(console.error).not.toHaveBeenCalled();
  });

  it('lets a number that it does not take be deleted bit by bit', async () => {
    const values = {
      firstName: '',
      lastName: '',
      email: '',
      contactNumber: '+1 555 010 0200',
      heardFrom: '',
    };
    enquiryDraft.write(values);
    show();
    const number = field(enquiryWords.contactNumber.label);
    await userEvent.type(number, '{Backspace}{Backspace}');
    expect(number).toHaveValue('+1 555 010 02');
    await userEvent.keyboard('x');
    expect(number).toHaveValue('+1 555 010 02');
    expect(number).toHaveAccessibleDescription(fieldErrors.phoneForm);
    await userEvent.keyboard('{Backspace>13/}');
    expect(number).toHaveValue('');
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
    await userEvent.type(field(enquiryWords.lastName.label), '{Enter}');
    expect(field(enquiryWords.lastName.label)).toHaveFocus();
    await userEvent.keyboard('x');
    await userEvent.type(field(enquiryWords.email.label), 'x');
    const choice = field(enquiryWords.heardFrom.label);
    expect(choice).toHaveAttribute('aria-disabled', 'true');
    expect(fireEvent.keyDown(choice, { key: 'ArrowDown' })).toBe(false);
    expect(fireEvent.keyDown(choice, { key: 'Tab' })).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: submitWords.clear }));
    expect(contents()).toEqual(before);
    fail(new TypeError('Failed to fetch'));
    await screen.findByRole('button', { name: enquiryWords.submit });
    await userEvent.type(field(enquiryWords.lastName.label), 'x');
    expect(field(enquiryWords.lastName.label)).toHaveValue('Vermax');
    expect(choice).not.toHaveAttribute('aria-disabled');
    expect(fireEvent.keyDown(choice, { key: 'ArrowDown' })).toBe(true);
  });

  it('is emptied and forgotten at once when asked, and says so', async () => {
    const { unmount } = show();
    await submit();
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: submitWords.clear }));
    for (const name of enquiryFields) expect(contents()[name]).toBe('');
    expect(field(enquiryWords.firstName.label)).toHaveAttribute('aria-invalid', 'false');
    expect(screen.getByText(submitWords.cleared)).toBeInTheDocument();
    expect(sessionStorage.getItem('draft:enquiry')).toBeNull();
    unmount();
    show();
    expect(field(enquiryWords.firstName.label)).toHaveValue('');
  });

  it('asks again for a saved choice that is no longer offered', () => {
    enquiryDraft.write({ firstName: 'Asha', lastName: '', email: '', contactNumber: '', heardFrom: 'Radio' });
    show();
    expect(field(enquiryWords.firstName.label)).toHaveValue('Asha');
    expect(screen.getByLabelText<HTMLSelectElement>(enquiryWords.heardFrom.label).selectedIndex).toBe(0);
  });

  it('no longer says that it was emptied once it has been sent', async () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'));
    show();
    await userEvent.click(screen.getByRole('button', { name: submitWords.clear }));
    expect(screen.getByText(submitWords.cleared)).toBeInTheDocument();
    await fillIn();
    await submit();
    await screen.findByRole('button', { name: enquiryWords.submit });
    expect(screen.queryByText(submitWords.cleared)).toBeNull();
  });

  describe('with the field that people never see', () => {
    const explanation = submitWords.trapped;
    const trap = () => field(submitWords.trap);

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
      expect(screen.queryByRole('textbox', { name: submitWords.trap })).toBeNull();
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
      await userEvent.click(screen.getByRole('button', { name: submitWords.sendUntrapped }));
      expect(await screen.findByText(thanks)).toBeVisible();
      expect((send.mock.calls[0]![1]!.body as FormData).get('_honey')).toBe('');
      expect(screen.queryByText(explanation)).toBeNull();
      expect(screen.getByRole('button', { name: enquiryWords.submit })).toHaveFocus();
    });
  });
});
