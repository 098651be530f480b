import { defineContent } from './defineContent.ts';
import { approved, placeholder, promise } from './marks.ts';
import { careersSchema } from './schema.ts';

/** The texts of the careers page around the list of jobs. */
export const careers = defineContent('careers', careersSchema, {
  search: {
    title: 'Careers and Open Positions in Indore',
    description:
      'Open positions in Indore, India: what each role asks for and offers, how we hire, and a form to apply with your resume.',
  },
  banner: {
    title: 'Careers',
    subtitle: promise('Open roles in Indore. Find yours and apply in minutes.'),
  },
  heading: 'Open positions',
  lead: promise('Send us your resume. A person will read it.'),
  // Shown while no job is open. With openApplication: true the page shows a form without a role.
  noJobs: {
    heading: 'No open positions at the moment',
    lead: promise('New roles are published on this page first, so please check back.'),
    mailbox: 'You can still write to us and say what kind of work you are looking for:',
  },
  openApplication: false,
  // Shown on the 404 page for the address of a deleted job.
  notFoundText: 'All open positions. If a job link no longer works, the role is closed.',
  hiring: {
    heading: 'How we hire',
    steps: [
      {
        title: placeholder('Application', 'the name of this step'),
        text: placeholder(
          'You send the form with your resume. We read it and write back.',
          'what happens in this step',
        ),
      },
      {
        title: placeholder('First call', 'the name of this step'),
        text: placeholder(
          'We talk about the role, your experience and your questions.',
          'what happens in this step',
        ),
      },
      {
        title: placeholder('Interview', 'the name of this step'),
        text: placeholder(
          'You meet the people you would work with and talk through a task.',
          'what happens in this step',
        ),
      },
      {
        title: placeholder('Offer', 'the name of this step'),
        text: placeholder(
          'You get our offer in writing, with time to think it over.',
          'what happens in this step',
        ),
      },
    ],
  },
  fraud: {
    heading: promise('We never ask applicants for money'),
    text: promise('If someone asks for money in our name, don’t pay, and tell us.'),
  },
});
