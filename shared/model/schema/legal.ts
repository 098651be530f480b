import { z } from 'zod';
import { applicationForm } from '../../words/applicationForm.ts';
import { enquiryForm } from '../../words/enquiryForm.ts';
import {
  bannerSchema,
  day,
  each,
  line,
  list,
  naming,
  promised,
  prose,
  searchSchema,
  slug,
} from './fields.ts';

const heading = line(3, 60);
const text = naming(
  `applicationMonths applicationProcessor enquiryMonths enquiryProcessor host legalName logDays mapHost office officer
  officerEmail recipient service`.split(/\s+/),
  prose(8, 480),
);
const label = line(2, 40);
const paragraphs = list(text, 1);
const rowSchema = z.strictObject({ label, description: line(10, 240) });
const sectionSchema = z.strictObject({ heading, paragraphs });

/** Texts of which one is that in braces, which depends on a setting. */
const textsWith = (name: string) =>
  paragraphs.refine((texts) => texts.includes(name), `lacks the text "${name}": add it where it was`);

/** The texts of /privacy/, with names in braces for values from the settings. Fields of forms describe themselves. */
export const privacySchema = z.strictObject({
  search: searchSchema,
  banner: bannerSchema,
  changedOn: day,
  short: z.strictObject({
    heading,
    points: promised(list(naming(['officerEmail'], prose(12, 90)), 2)),
  }),
  /** The sections by the hashes of links to them: paragraphs, rows and paragraphs after the rows. */
  sections: promised(
    z.strictObject({
      responsible: sectionSchema.extend({
        rows: each(['office', 'registration', 'officer', 'email', 'phone'], label),
      }),
      enquiry: sectionSchema.extend({ after: textsWith('{enquiryProcessor}') }),
      application: sectionSchema.extend({ after: textsWith('{applicationProcessor}') }),
      browser: sectionSchema,
      map: sectionSchema,
      log: sectionSchema,
      recipients: sectionSchema,
      grounds: sectionSchema,
      rights: sectionSchema.extend({ paragraphs: list(text), rows: list(rowSchema, 4), after: paragraphs }),
      laws: sectionSchema,
    }),
  ),
  /** What handles the data of forms: a form service, the site's own server, or the local inbox while none is set. */
  processors: each(['service', 'ownServer', 'inbox'], text),
});

/** A row for each field of a form, in another language than its own. */
const translated = <Name extends string>({ fields }: { fields: Record<Name, object> }) =>
  each(Object.keys(fields) as Name[], rowSchema);

export const privacyHindiSchema = privacySchema
  .extend({
    fields: promised(
      z.strictObject({ enquiry: translated(enquiryForm), application: translated(applicationForm) }),
    ),
  })
  .meta({
    approval:
      'once a lawyer has compared it with the English one and the settings, or had it translated anew',
  });

export type PrivacyWords = z.output<typeof privacySchema> & Partial<z.output<typeof privacyHindiSchema>>;

export const termsSchema = z.strictObject({
  search: searchSchema,
  banner: bannerSchema,
  changedOn: day,
  sections: list(z.strictObject({ id: slug, heading, paragraphs: promised(paragraphs) }), 1),
});

const languageSchema = z.strictObject({
  contents: line(3, 40),
  changed: line(5, 60),
  contact: line(3, 40),
  /** The link from a page in another language to the one in this language. */
  read: line(3, 40),
  /** The breadcrumb in a language other than the site's: its name for screen readers, and its first item. */
  breadcrumbWords: z.strictObject({ breadcrumb: line(3, 40), home: line(3, 40) }).optional(),
});

export const legalPagesSchema = z.strictObject({ english: languageSchema, hindi: languageSchema });
