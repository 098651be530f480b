import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlainForm } from '../../../pages/careers/sections/PlainForm.tsx';
import { targetWith } from '../../unit/forms/target.ts';
import { jobs } from './careersPage.tsx';

const show = () =>
  render(<PlainForm jobs={jobs} target={targetWith('accepted')} note="Note." maxMegabytes={7} />);

it('sends the field that people never see, empty', () => {
  const { container } = show();
  expect(new FormData(container.querySelector('form')!).get('_honey')).toBe('');
  expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).toBeNull();
});

it('says how large a resume may be, which no script checks here', () => {
  show();
  expect(screen.getByLabelText('Resume (.pdf, .doc or .docx, up to 7 MB)')).toHaveAttribute('type', 'file');
});
