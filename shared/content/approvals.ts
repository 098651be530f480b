import { z } from 'zod';
import { defineContent } from './defineContent.ts';
import { line, trueOrFalse } from './schema/fields.ts';
import { says } from './schema/messages.ts';

const testedAddress = z.string(says('write the address that "npm run launch-check" names, or ""'));

const approvalsSchema = z.strictObject({
  testedForms: z.strictObject({ enquiry: testedAddress, application: testedAddress }),
  promises: z.array(
    z.strictObject({ words: line(10, 200, 'A working build every two weeks'), isApproved: trueOrFalse }),
  ),
});

export type Approvals = z.infer<typeof approvalsSchema>;

/** What only the company can answer for. `npm run launch-check` lists what is still open. */
export const approvals = defineContent('approvals', approvalsSchema, {
  // Where each form was sent to when its first message arrived in the mailbox; empty until one has.
  testedForms: { enquiry: '', application: '' },

  /*
   * Words of the site that promise something, as they stand there. Does the company keep the promise? Then write
   * isApproved: true. If not, change the sentence where it stands, and here.
   */
  promises: [
    { words: 'A working build every two weeks', isApproved: false },
    { words: 'a build to try every two weeks', isApproved: false },
    { words: 'a working build at the end of each one', isApproved: false },
    { words: 'see a running build at every step', isApproved: false },
    { words: 'A person to reach, at any hour', isApproved: false },
    { words: 'A person reads every message', isApproved: false },
    { words: 'a person will read it', isApproved: false },
    { words: 'You own the source code', isApproved: false },
    { words: 'source code in your own repository', isApproved: false },
    { words: 'everything they need to carry on without us', isApproved: false },
    { words: 'published under your own developer accounts', isApproved: false },
    { words: 'the signing keys are yours', isApproved: false },
    { words: 'Your code and data stay with you', isApproved: false },
    { words: 'Scale up or down by the month', isApproved: false },
    { words: 'Interview and choose yourself', isApproved: false },
    { words: 'Code reviews on every change', isApproved: false },
    { words: 'a release checklist on every project', isApproved: false },
    { words: 'Accessibility to WCAG 2.2 AA', isApproved: false },
    { words: 'New tools are tested in our own time', isApproved: false },
    { words: 'we say so before you pay for a build', isApproved: false },
    { words: 'tells you what was tested, what was not', isApproved: false },
    { words: 'No bought links and no copied texts', isApproved: false },
    { words: 'We build to the privacy rules you must follow', isApproved: false },
    { words: 'We reply with questions about the task', isApproved: false },
  ],
});
