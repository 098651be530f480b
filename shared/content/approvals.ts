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

/** What has been tried, and what the company stands by. */
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
    { words: 'Clients talk to the people who write the code', isApproved: false },
    { words: 'one team from whiteboard to production', isApproved: false },
    { words: 'A person to reach, at any hour', isApproved: false },
    { words: 'A person reads every message', isApproved: false },
    { words: 'a person will read it', isApproved: false },
    { words: 'After launch we can stay on for maintenance', isApproved: false },
    { words: 'You own the source code', isApproved: false },
    { words: 'source code in your own repository', isApproved: false },
    { words: 'everything they need to carry on without us', isApproved: false },
    { words: 'published under your own developer accounts', isApproved: false },
    { words: 'the signing keys are yours', isApproved: false },
    { words: 'Accounts and keys are in your name', isApproved: false },
    { words: 'We set them up in your own accounts', isApproved: false },
    { words: 'Your code and data stay with you', isApproved: false },
    { words: 'Scale up or down by the month', isApproved: false },
    { words: 'You interview, and you choose', isApproved: false },
    { words: 'Backed by our own reviewers', isApproved: false },
    { words: 'one contact with us for contracts, leave and feedback', isApproved: false },
    { words: 'Code reviews on every change', isApproved: false },
    { words: 'a release checklist on every project', isApproved: false },
    { words: 'Clear scope before the first line of code', isApproved: false },
    { words: 'Prototype before full build', isApproved: false },
    { words: 'Performance budgets on every build', isApproved: false },
    { words: 'Front-end and back-end tests in one pipeline', isApproved: false },
    { words: 'Tests on every pipeline', isApproved: false },
    { words: 'Backups have been restored once as a rehearsal', isApproved: false },
    { words: 'Crash and speed reports from day one', isApproved: false },
    { words: 'Feasibility study before any build', isApproved: false },
    { words: 'Evaluation against your own data', isApproved: false },
    { words: 'Accessibility to WCAG 2.2 AA', isApproved: false },
    { words: 'New tools are tested in our own time', isApproved: false },
    { words: 'we say so before you pay for a build', isApproved: false },
    { words: 'tells you what was tested, what was not', isApproved: false },
    { words: 'Where a mistake would be costly, a person decides', isApproved: false },
    { words: 'Privacy and access under your control', isApproved: false },
    { words: 'Consent respected in every tool', isApproved: false },
    { words: 'No bought links and no copied texts', isApproved: false },
    { words: 'We build to the privacy rules you must follow', isApproved: false },
    { words: 'each view is logged with name and time', isApproved: false },
    { words: 'a log that cannot be edited', isApproved: false },
    { words: 'We reply with questions about the task', isApproved: false },
    { words: 'The languages, frameworks and platforms we use', isApproved: false },
    { words: 'We started in Indore in 2024 with a simple aim', isApproved: false },
    { words: 'Five habits we hire for', isApproved: false },
    { words: 'Roles are full-time and on site', isApproved: false },
    { words: 'Recent graduates are welcome', isApproved: false },
  ],
});
