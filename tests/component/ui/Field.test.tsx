import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Field } from '#shared/ui/Field.tsx';

it('a field is described by its hint and its error, if it has any', () => {
  const { rerender } = render(<Field label="A label" type="tel" />);
  expect(screen.getByLabelText('A label')).not.toHaveAttribute('aria-describedby');
  rerender(<Field label="A label" type="tel" hint="Digits" error="Wrong" />);
  expect(screen.getByLabelText('A label')).toHaveAccessibleDescription('Digits Wrong');
});
