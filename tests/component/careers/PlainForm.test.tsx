import { getDefaultNormalizer, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlainForm } from '../../../pages/careers/sections/PlainForm.tsx';
import { applicationWords } from '../../../shared/content/words/careers.ts';
import { submitWords } from '../../../shared/content/words/forms.ts';
import { fill } from '../../../shared/core/fill.ts';
import { targetWith } from '../../unit/forms/target.ts';
import { jobs } from './careersPage.tsx';

const show = () =>
  render(<PlainForm jobs={jobs} target={targetWith('accepted')} note="Note." maxMegabytes={7} />);

it('sends the field that people never see, empty', () => {
  const { container } = show();
  expect(new FormData(container.querySelector('form')!).get('_honey')).toBe('');
  expect(screen.queryByRole('textbox', { name: submitWords.honeypot })).toBeNull();
});

it('says how large a resume may be, which no script checks here', () => {
  const { label, hint } = applicationWords.resume;
  show();
  const shown = `${label} (${fill(hint, { megabytes: 7 })})`;
  // The words may hold a space that does not break.
  const normalizer = getDefaultNormalizer({ collapseWhitespace: false });
  expect(screen.getByLabelText(shown, { normalizer })).toHaveAttribute('type', 'file');
});
