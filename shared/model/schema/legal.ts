import { z } from 'zod';
import { applicationForm } from '../../words/applicationForm.ts';
import { enquiryForm } from '../../words/enquiryForm.ts';
import {
  day,
  each,
  email,
  line,
  list,
  naming,
  pageSchema,
  phone,
  promised,
  prose,
  slug,
  trueOrFalse,
} from './fields.ts';
import { says } from './messages.ts';

const months = z.int(says('write a whole number of months from 1 to 120, such as 12')).min(1).max(120);

export const legalDetailsSchema = z.strictObject({
  name: line(3, 80).describe('the registered name with its legal form'),
  registeredOffice: line(10, 160).describe('the address of the registered office'),
  registration: z
    .string(
      says(
        'write the CIN, such as "U62099MP2024PTC012345", the LLPIN, such as "AAA-1234", or leave it empty',
      ),
    )
    .regex(/^([LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}|[A-Z]{3}-\d{4})?$/)
    .describe('the CIN of a company, or the LLPIN of a partnership; empty for a firm that has neither'),
  /**
   * The contact for questions and complaints about personal data (DPDP Act, sections 8(9) and 13; Rules of 2011, rule
   * 5(9)).
   */
  grievanceOfficer: z.strictObject({
    name: line(3, 60).describe('who answers questions and grievances about personal data'),
    email: email.describe('the e-mail address of that person'),
    phone: phone.describe('the phone number of that person'),
  }),
  /**
   * How long enquiries and applications are kept. From May 2027 Indian law requires at least a year from the use of
   * personal data (DPDP Rules, rule 8(3)), and no longer than its purpose needs (DPDP Act, section 8(7)).
   */
  hasHindiNotice: trueOrFalse.meta({ label: 'Privacy notice in Hindi' }),
  keepsEnquiriesMonths: months.meta({ label: 'Months for which enquiries are kept' }),
  keepsApplicationsMonths: months.meta({ label: 'Months for which applications are kept' }),
  host: z.strictObject({
    name: line(2, 60).describe('the company that hosts the site'),
    keepsLogsDays: z
      .int(says('write a whole number of days from 1 to 3650, such as 180'))
      .min(1)
      .max(3650)
      .meta({ label: 'Days for which logs are kept' }),
  }),
});

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
export const privacySchema = pageSchema.extend({
  changedOn: day,
  short: z.strictObject({ heading, points: promised(list(naming(['officerEmail'], prose(12, 90)), 2)) }),
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

export const termsSchema = pageSchema.extend({
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
