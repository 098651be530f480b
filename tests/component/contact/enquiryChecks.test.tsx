import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { enquiryWords, fieldErrors } from '../../../shared/content/words/forms.ts';
import { enquiryDraft } from '../../../shared/forms/drafts.ts';
import { enquiryForm, field, show, submit, watchSending } from './enquiryForm.tsx';

const send = watchSending();

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
    const html = renderToString(enquiryForm);
    expect(html).not.toMatch(/novalidate/i);
    show();
    expect(document.querySelector('form')).toHaveProperty('noValidate', true);
  });
});
