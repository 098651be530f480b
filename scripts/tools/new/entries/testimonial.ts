import { type Testimonial, testimonialSchema } from '../../../../shared/content/schema.ts';
import type { EntryKind } from '../EntryKind.ts';
import { type Draft, fillIn } from '../fillIn.ts';

/** What a client says, on the home page. */
export const testimonial: EntryKind = {
  question: "The client's name",
  file: 'testimonials',
  nameField: testimonialSchema.shape.name,
  draft: (name, slug): Draft<Testimonial> => ({
    name,
    title: fillIn("the client's role and company"),
    avatar: `avatars/${slug}`,
    content: fillIn("the client's own words, forty at most"),
  }),
  pictures: (slug) => [{ name: `avatars/${slug}`, what: 'a portrait, square, at least 192 by 192 pixels' }],
  address: () => '/',
};
