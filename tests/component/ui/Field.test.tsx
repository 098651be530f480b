import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Field, fieldTypes } from '../../../shared/ui/Field.tsx';
import { SelectField } from '../../../shared/ui/SelectField.tsx';

const select = { label: 'A label', placeholder: 'Select one', options: ['LinkedIn', 'Other'] };

it.each([
  ...fieldTypes.map((type) => [type, <Field key={type} label="A label" type={type} required />] as const),
  ['select', <SelectField key="select" {...select} required />] as const,
])('an untouched %s has its label, and is not announced as invalid', (_type, field) => {
  render(field);
  expect(screen.getByLabelText('A label')).toBeRequired();
  expect(screen.getByLabelText('A label')).toHaveAttribute('aria-invalid', 'false');
  expect(screen.getByLabelText('A label')).not.toHaveAttribute('aria-describedby');
});

it.each([
  ['error', <Field key="field" label="A label" type="email" error="Wrong" />, 'Wrong'],
  ['error', <SelectField key="select" {...select} error="Wrong" />, 'Wrong'],
  [
    'error before its notice',
    <Field key="both" label="A label" type="tel" error="Wrong" notice="N" />,
    'Wrong',
  ],
])('a field is described by its %s', (_what, field, description) => {
  render(field);
  expect(screen.getByLabelText('A label')).toBeInvalid();
  expect(screen.getByLabelText('A label')).toHaveAccessibleDescription(description);
});

it('a field is not invalid because of a notice', () => {
  render(<Field label="A label" type="tel" notice="A note" />);
  expect(screen.getByLabelText('A label')).toBeValid();
  expect(screen.getByLabelText('A label')).toHaveAccessibleDescription('A note');
});

it('a choice has the value that was written, whatever is shown in its place', () => {
  render(<SelectField {...select} />);
  const field = screen.getByRole<HTMLSelectElement>('combobox');
  expect(field).toHaveValue('');
  for (const option of field.options) option.textContent = 'अनुवाद';
  expect([...field.options].map(({ value }) => value)).toEqual(['', 'LinkedIn', 'Other']);
});
