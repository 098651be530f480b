import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useForm } from '#shared/forms/useForm.ts';
import { Field } from '#shared/ui/Field.tsx';
import { enquiryForm } from '#shared/words/enquiryForm.ts';
import { fieldErrors, ruleWords } from '#shared/words/forms.ts';
import { targetWith } from '../../support/examples/exampleForms.ts';

const { firstName } = enquiryForm.fields;
const description = {
  ...enquiryForm,
  fields: { firstName, copyTo: { label: 'Copy to', type: 'email' } },
} as const;

function FormWithChoice() {
  const { form, rule, field } = useForm({ form: description, target: targetWith('completed'), facts: {} });
  return (
    <form {...form}>
      <p>{rule}</p>
      <Field {...field('firstName')} />
      <Field {...field('copyTo')} />
      <input data-field="_honey" />
      <button type="submit">Send</button>
    </form>
  );
}

it('a field without an error for none is optional, says so, is checked if it is filled in, and is sent empty', async () => {
  const send = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal('fetch', send);
  render(<FormWithChoice />);
  expect(screen.getByText(ruleWords.mixed)).toBeVisible();
  expect(screen.getByLabelText(firstName.label)).toBeRequired();
  const field = screen.getByLabelText(/^Copy to ./);
  expect(field).not.toBeRequired();
  await userEvent.type(screen.getByLabelText(firstName.label), 'Asha');
  await userEvent.type(field, 'asha@company');
  await userEvent.click(screen.getByRole('button'));
  expect(field).toHaveAccessibleDescription(fieldErrors.email);
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button'));
  expect((send.mock.calls[0]![1]!.body as FormData).get('copyTo')).toBe('');
});
