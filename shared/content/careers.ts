import { defineContent } from './defineContent.ts';
import { promise } from './marks.ts';
import { careersSchema } from './schema.ts';

/** The words around the list of jobs. */
export const careers = defineContent('careers', careersSchema, {
  search: {
    title: 'Careers and Open Positions in Indore',
    description:
      'Open positions in software development, data, AI, testing, sales and HR in Indore, India. Read what each role asks for and apply with your resume.',
  },
  banner: {
    title: 'Careers',
    subtitle: 'Open roles in Indore. Find yours and apply in a few minutes.',
  },
  heading: 'Open positions',
  lead: promise(
    'Roles are full-time and on site unless the card says otherwise. Send a resume; a person will read it.',
  ),
});
