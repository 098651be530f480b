import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Field, fieldTypes } from '#shared/ui/Field.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';

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

it('a field is described by its hint and its error', () => {
  const { rerender } = render(<Field label="A label" type="tel" hint="Digits" />);
  expect(screen.getByLabelText('A label')).toHaveAccessibleDescription('Digits');
  rerender(<Field label="A label" type="tel" hint="Digits" error="Wrong" />);
  expect(screen.getByLabelText('A label')).toHaveAccessibleDescription('Digits Wrong');
});
