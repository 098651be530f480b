import { expect, it } from 'vitest';
import { receiverNote } from '../../../shared/forms/receiverNote.ts';
import { targetWith } from './target.ts';

it('says who receives an enquiry, through which service, and why', () => {
  expect(receiverNote('enquiry', targetWith('completed'))).toBe(
    'What you enter goes to our team through forms.example.org, so that we can answer your enquiry.',
  );
});

it('names the resume in an application', () => {
  expect(receiverNote('application', targetWith('accepted'))).toBe(
    'What you enter, with your resume, goes to our team through forms.example.org, so that we can consider you for the role.',
  );
});

it('promises nobody as a reader while the test inbox serves', () => {
  const note = receiverNote('enquiry', { ...targetWith('confirmed'), service: 'inbox' });
  expect(note).toContain('test inbox on this computer');
  expect(note).toContain('does not reach our team');
});
