import { z } from 'zod';
import { companySchema } from './company.ts';
import {
  caseSchema,
  industrySchema,
  partnerSchema,
  reviewSchema,
  serviceSchema,
  technologyPageSchema,
  testimonialSchema,
} from './entries.ts';
import { trueOrFalse } from './fields.ts';
import { bareSchema } from './fieldsIn.ts';
import { exampleDocumentsSchema, howWeWorkSchema } from './howWeWork.ts';
import { jobSchema } from './jobs.ts';
import { legalPagesSchema, privacyHindiSchema, privacySchema, termsSchema } from './legal.ts';
import { says } from './messages.ts';
import {
  aboutSchema,
  careersSchema,
  contactSchema,
  homeSchema,
  notFoundSchema,
  overviewsSchema,
  textPageSchema,
  whyChooseUsSchema,
} from './pages.ts';
import { caseTextsSchema, navigationSchema, nextStepsSchema, pageFactsSchema } from './sharedTexts.ts';

/** The folders of shared/content/, with a file for each entry. The editor shows those with a label. */
export const entrySchemas = {
  jobs: jobSchema.meta({ label: 'Jobs', labelOfOne: 'Job' }),
  services: serviceSchema.meta({ label: 'Services', labelOfOne: 'Service' }),
  industries: industrySchema.meta({ label: 'Industries', labelOfOne: 'Industry' }),
  technologies: technologyPageSchema.meta({ label: 'Technologies', labelOfOne: 'Technology page' }),
  cases: caseSchema.meta({ label: 'Cases', labelOfOne: 'Case' }),
  testimonials: testimonialSchema.meta({ label: 'Testimonials', labelOfOne: 'Testimonial' }),
  partners: partnerSchema.meta({ label: 'Partners', labelOfOne: 'Partner' }),
  reviews: reviewSchema.meta({ label: 'Reviews', labelOfOne: 'Review site' }),
  pages: textPageSchema.meta({ label: 'Other pages', labelOfOne: 'Page' }),
};

export const fileSchemas = {
  company: companySchema.meta({ label: 'Company and settings' }),
  navigation: navigationSchema,
  home: homeSchema.meta({ label: 'Home' }),
  about: aboutSchema.meta({ label: 'About' }),
  careers: careersSchema.meta({ label: 'Careers' }),
  contact: contactSchema.meta({ label: 'Contact' }),
  howWeWork: howWeWorkSchema.meta({ label: 'How we work' }),
  exampleDocuments: exampleDocumentsSchema.meta({ label: 'Example documents' }),
  overviews: overviewsSchema.meta({ label: 'Overviews' }),
  whyChooseUs: whyChooseUsSchema.meta({ label: 'Why choose us' }),
  nextSteps: nextStepsSchema.meta({ label: 'Links from page to page' }),
  caseTexts: caseTextsSchema.meta({ label: 'Texts around cases' }),
  pageFacts: pageFactsSchema.meta({ label: 'What a page does without' }),
  notFound: notFoundSchema.meta({ label: 'Page not found' }),
  privacy: privacySchema,
  privacyHindi: privacyHindiSchema,
  legalPages: legalPagesSchema,
  terms: termsSchema,
};

export type EntryKind = keyof typeof entrySchemas;
export type FileName = keyof typeof fileSchemas;

export type Entries = { [Kind in EntryKind]: z.output<(typeof entrySchemas)[Kind]>[] };
export type Files = { [Name in FileName]: z.output<(typeof fileSchemas)[Name]> };

export type Company = Files['company'];
export type Brand = Company['brand'];
export type SocialLink = Company['social'][number];
export type Service = Entries['services'][number];
export type Industry = Entries['industries'][number];
export type TechnologyEntry = Entries['technologies'][number];
export type Case = Entries['cases'][number];
export type Job = Entries['jobs'][number];
export type Search = Files['home']['search'];
export type Banner = Files['about']['banner'];

const order = z
  .number(says('write a number, such as 3'))
  .optional()
  .describe('its place among the others: the lowest number comes first, and without one it is last');

const approved = trueOrFalse.describe('turn it on once the company keeps each promise here');

function promises(whole: unknown): boolean {
  const { schema, meta } = bareSchema(whole, undefined);
  if (meta.promised) return true;
  if (schema instanceof z.ZodArray) return promises(schema.element);
  return schema instanceof z.ZodObject && Object.values(schema.shape).some(promises);
}

export const schemaOf = (kind: EntryKind | FileName): z.ZodObject =>
  ({ ...entrySchemas, ...fileSchemas })[kind];

/** What a file holds, in this order; the slug is the name of the file. */
export function fieldsOfFile(kind: EntryKind | FileName): Record<string, z.ZodType> {
  const schema = schemaOf(kind);
  const { slug: _slug, ...fields } = schema.shape;
  return { ...(kind in entrySchemas && { order }), ...fields, ...(promises(schema) && { approved }) };
}

/** The field of an entry of which its address is made. */
export const namingField = (fields: object) =>
  ['name', 'title'].find((field) => field in fields) ?? 'heading';
