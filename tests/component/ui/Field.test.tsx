import { render, screen } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { enquiryWords, fieldErrors } from '../../../shared/content/words/forms.ts';
import { Field, fieldTypes } from '../../../shared/ui/Field.tsx';
import { SelectField } from '../../../shared/ui/SelectField.tsx';

describe('Field', () => {
  it('is invalid and described by its error', () => {
    render(<Field label={enquiryWords.email.label} type="email" error={fieldErrors.email} />);
    const field = screen.getByRole('textbox', { name: enquiryWords.email.label });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(fieldErrors.email);
  });

  it('is not invalid because of a notice', () => {
    render(<Field label="Phone" type="tel" notice="Enter ten digits" />);
    const field = screen.getByRole('textbox', { name: 'Phone' });
    expect(field).toBeValid();
    expect(field).toHaveAccessibleDescription('Enter ten digits');
  });

  it('shows the error and not the notice when it has both', () => {
    render(<Field label="Phone" type="tel" error="Wrong" notice="Note" />);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Wrong');
  });

  it('has no description while there is nothing to say', () => {
    render(<Field label="Name" />);
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });

  it.each(fieldTypes)('has a visible label as type %s', (type) => {
    render(<Field label="A label" type={type} name="field" required />);
    expect(screen.getByLabelText('A label')).toBeRequired();
  });
});

test.each([
  ['Field', <Field key="field" label="A label" required />],
  [
    'SelectField',
    <SelectField key="select" label="A label" placeholder="Select one" options={['A']} required />,
  ],
])('an untouched required %s is said not to be invalid', (_name, field) => {
  render(field);
  expect(screen.getByLabelText('A label')).toHaveAttribute('aria-invalid', 'false');
});

describe('SelectField', () => {
  it('starts without a choice and offers all options', () => {
    render(<SelectField label="Heard from" placeholder="Select one" options={['LinkedIn', 'Twitter']} />);
    const field = screen.getByRole('combobox', { name: 'Heard from' });
    expect(field).toHaveValue('');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Select one',
      'LinkedIn',
      'Twitter',
    ]);
  });

  it('is invalid and described by its error', () => {
    render(<SelectField label="Heard from" placeholder="Select one" options={['A']} error="Choose one" />);
    expect(screen.getByRole('combobox')).toBeInvalid();
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose one');
  });
});
