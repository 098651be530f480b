import { expect, it } from 'vitest';
import { receiverWords } from '../../../shared/content/words/forms.ts';
import { fill } from '../../../shared/core/fill.ts';
import { receiverNote } from '../../../shared/forms/receiverNote.ts';
import { targetWith } from './target.ts';

const parts = { recipient: 'our team', service: 'forms.example.org' };

it('says who receives an enquiry, through which service, and why', () => {
  expect(receiverNote('enquiry', targetWith('completed'))).toBe(fill(receiverWords.enquiry.service, parts));
});

it('names the resume in an application', () => {
  expect(receiverNote('application', targetWith('accepted'))).toBe(
    fill(receiverWords.application.service, parts),
  );
});

it('names no receiver while the test inbox is in use', () => {
  const note = receiverNote('enquiry', { ...targetWith('confirmed'), service: 'inbox' });
  expect(note).toBe(fill(receiverWords.enquiry.inbox, parts));
});
