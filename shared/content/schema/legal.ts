import { z } from 'zod';
import { bannerSchema, day, line, list, searchSchema, slug } from './fields.ts';

const heading = line(3, 60, 'Who is responsible');
const text = line(20, 480, 'If this text changes, so does the date at the top.');
const label = line(2, 40, 'Registered office');
const paragraphs = list(text, 1);
const rowSchema = z.strictObject({ label, description: line(10, 240, 'So that we can answer in writing.') });

/** The texts of /privacy/ in each language, with names in braces for values from the settings. */
export const privacySchema = z.strictObject({
  search: searchSchema,
  banner: bannerSchema,
  /** The day on which the text was last changed. */
  changedOn: day,
  short: z.strictObject({
    heading,
    points: list(line(12, 90, 'This site sets no cookies.'), 2),
  }),
  responsible: z.strictObject({
    heading,
    text,
    rows: z.strictObject({ office: label, registration: label, officer: label, email: label, phone: label }),
  }),
  enquiry: z.strictObject({
    heading,
    text,
    fields: z.strictObject({
      firstName: rowSchema,
      lastName: rowSchema,
      email: rowSchema,
      contactNumber: rowSchema,
      heardFrom: rowSchema,
    }),
    use: text,
    kept: text,
  }),
  application: z.strictObject({
    heading,
    text,
    job: rowSchema,
    fields: z.strictObject({ name: rowSchema, email: rowSchema, phone: rowSchema, resume: rowSchema }),
    use: text,
    kept: text,
  }),
  /** What handles the data of forms: a form service, the site's own server, or the local inbox while none is set. */
  processors: z.strictObject({ service: text, ownServer: text, inbox: text }),
  browser: z.strictObject({ heading, drafts: text, motion: text }),
  map: z.strictObject({ heading, text }),
  log: z.strictObject({ heading, text, notCounted: text, counted: text }),
  sharing: z.strictObject({ heading, paragraphs }),
  grounds: z.strictObject({ heading, paragraphs }),
  rights: z.strictObject({
    heading,
    points: list(rowSchema, 4),
    how: text,
    complaint: text,
    languages: text,
  }),
  laws: z.strictObject({ heading, text, changes: text }),
});

/** The texts of the privacy page in one language. */
export type PrivacyWords = z.output<typeof privacySchema>;

/** The texts of /terms/. */
export const termsSchema = z.strictObject({
  search: searchSchema,
  banner: bannerSchema,
  changedOn: day,
  sections: list(z.strictObject({ id: slug, heading, paragraphs }), 1),
});
