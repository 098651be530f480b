import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlainApplicationForm } from '../../../pages/careers/sections/PlainApplicationForm.tsx';
import { targetWith } from '../../unit/forms/target.ts';
import { jobs } from './careersPage.tsx';

it('says how large a resume may be, which no script checks here', () => {
  render(<PlainApplicationForm jobs={jobs} target={targetWith('accepted')} note="Note." maxMegabytes={7} />);
  expect(screen.getByLabelText('Resume (.pdf, .doc or .docx, up to 7 MB)')).toHaveAttribute('type', 'file');
});
