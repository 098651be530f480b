import { defineList } from './defineContent.ts';
import { testimonialSchema } from './schema.ts';

/** What clients say. Four placeholders that tell how to fill them, until real quotations are at hand. */
export const testimonials = defineList('testimonials', testimonialSchema, [
  {
    name: 'Client name',
    title: 'Role, company',
    avatar: 'avatars/avatar-1',
    content:
      'Put a client’s own words here: what the problem was, what the team built, and what changed for the people who use it.',
  },
  {
    name: 'Client name',
    title: 'Role, company',
    avatar: 'avatars/avatar-2',
    content:
      'Put a client’s own words here: two or three plain sentences that name the work, in forty words at most.',
  },
  {
    name: 'Client name',
    title: 'Role, company',
    avatar: 'avatars/avatar-3',
    content:
      'Put a client’s own words here: which part of the work mattered most, and how the team behaved when plans changed.',
  },
  {
    name: 'Client name',
    title: 'Role, company',
    avatar: 'avatars/avatar-4',
    content:
      'Put a client’s own words here: how the first weeks went, and how the software has held up since it went live.',
  },
]);
