import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { enquiryWords, submitWords } from '../../../shared/content/words/forms.ts';
import { enquiryDraft } from '../../../shared/forms/drafts.ts';
import { enquiryFields } from '../../../shared/forms/fields.ts';
import { contents, enquiryForm, field, fillIn, show, submit, watchSending } from './enquiryForm.tsx';

const send = watchSending();

describe('EnquiryForm', () => {
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
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(enquiryForm);
    field(enquiryWords.firstName.label).value = 'New';
    field(enquiryWords.contactNumber.label).value = '+91 98765 43210';
    render(enquiryForm, { container, hydrate: true });
    expect(field(enquiryWords.firstName.label)).toHaveValue('New');
    expect(field(enquiryWords.lastName.label)).toHaveValue('Kept');
    expect(field(enquiryWords.contactNumber.label)).toHaveValue('9876543210');
    expect(console.error).not.toHaveBeenCalled();
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
});
