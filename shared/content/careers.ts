import { defineContent } from '../model/defineContent.ts';
import { approved, placeholder, promise } from '../model/marks.ts';
import { careersSchema } from '../model/schema.ts';

/** The texts of the careers page around the list of jobs. */
export const careers = defineContent('careers', careersSchema, {
  search: {
    title: 'Careers and Open Positions in Indore',
    description:
      'Open positions in Indore, India: what each role asks for and offers, how we hire, and a form to apply with your resume.',
  },
  banner: {
    title: 'Careers',
    subtitle: promise('Find your role in Indore and apply in minutes.'),
  },
  heading: 'Open positions',
  lead: promise('We read every resume ourselves.'),
  // Shown while no job is open. With openApplication: true the page shows a form without a role.
  noJobs: {
    heading: 'No open positions at the moment',
    lead: promise('New roles are published on this page first, so please check back.'),
    mailbox: 'You can still write to us and say what kind of work you are looking for:',
  },
  openApplication: false,
  // Shown on the 404 page for the address of a deleted job.
  notFoundText: 'All open positions. If a job link no longer works, the role is closed.',
  replyTime: placeholder('within five working days', 'how soon you answer applicants; or an empty text'),
  // Shown before the steps of hiring, once there are some.
  benefits: {
    heading: 'What you get',
    items: placeholder<string[]>(
      [],
      'up to six lines on what people who work here get, such as ["Health insurance"]; or remove this `placeholder(…)` and leave the empty list',
    ),
  },
  hiring: {
    heading: 'How we hire',
    steps: [
      {
        title: placeholder('Application', 'the name of this step'),
        text: placeholder(
          'You send your resume. A person reads it and answers you.',
          'what happens in this step',
        ),
        // If empty, the time of the answer, above.
        time: '',
      },
      {
        title: placeholder('First call', 'the name of this step'),
        text: placeholder(
          'We talk about the role, your work and your questions.',
          'what happens in this step',
        ),
        time: placeholder('About 30 minutes', 'how long this takes; or an empty text'),
      },
      {
        title: placeholder('Interview', 'the name of this step'),
        text: placeholder(
          'You meet the people you would work with and talk through a task.',
          'what happens in this step',
        ),
        time: placeholder('One to two hours', 'how long this takes; or an empty text'),
      },
      {
        title: placeholder('Offer', 'the name of this step'),
        text: placeholder(
          'You get our offer in writing, with time to think it over.',
          'what happens in this step',
        ),
        time: placeholder('Within a week', 'how long this takes; or an empty text'),
      },
    ],
  },
  fraud: {
    heading: promise('We never ask applicants for money'),
    text: promise('If someone asks for money in our name, don’t pay, and tell us.'),
  },
});
