import { defineList } from '../model/defineContent.ts';
import { placeholder } from '../model/marks.ts';
import { testimonialSchema } from '../model/schema.ts';

const clientName = 'a client’s name, shown with their consent';
const clientTitle = 'the client’s role and company';
const portrait =
  'a portrait of the client, square, with their consent: replace its file in shared/pictures/avatars; then run "npm run pictures"';
const ownWords = 'the client’s own words, forty at most';

/** The testimonials: four placeholders that explain what to write, until there are real quotations. */
export const testimonials = defineList('testimonials', testimonialSchema, [
  {
    name: placeholder('Client name', clientName),
    title: placeholder('Role, company', clientTitle),
    avatar: placeholder('avatars/avatar-1', portrait),
    content: placeholder(
      'Put a client’s own words here: what the problem was, what the team built, and what changed for the people who use it.',
      ownWords,
    ),
  },
  {
    name: placeholder('Client name', clientName),
    title: placeholder('Role, company', clientTitle),
    avatar: placeholder('avatars/avatar-2', portrait),
    content: placeholder(
      'Put a client’s own words here: two or three plain sentences that name the work, in forty words at most.',
      ownWords,
    ),
  },
  {
    name: placeholder('Client name', clientName),
    title: placeholder('Role, company', clientTitle),
    avatar: placeholder('avatars/avatar-3', portrait),
    content: placeholder(
      'Put a client’s own words here: which part mattered most, and what happened when plans changed.',
      ownWords,
    ),
  },
  {
    name: placeholder('Client name', clientName),
    title: placeholder('Role, company', clientTitle),
    avatar: placeholder('avatars/avatar-4', portrait),
    content: placeholder(
      'Put a client’s own words here: how the first weeks went, and how the software has held up since.',
      ownWords,
    ),
  },
]);
