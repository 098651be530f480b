import { z } from 'zod';
import { companySchema, navigationSchema } from './company.ts';
import {
  caseSchema,
  industrySchema,
  partnerSchema,
  reviewSchema,
  serviceSchema,
  technologyPageSchema,
  testimonialSchema,
} from './entries.ts';
import { exampleDocumentsSchema } from './exampleDocuments.ts';
import { trueOrFalse } from './fields.ts';
import { howWeWorkSchema } from './howWeWork.ts';
import { jobSchema } from './jobs.ts';
import { legalPagesSchema, privacyHindiSchema, privacySchema, termsSchema } from './legal.ts';
import { says } from './messages.ts';
import {
  aboutSchema,
  careersSchema,
  caseTextsSchema,
  contactSchema,
  homeSchema,
  nextStepsSchema,
  notFoundSchema,
  overviewsSchema,
  pageFactsSchema,
  textPageSchema,
  whyChooseUsSchema,
} from './pages.ts';

/** The folders of shared/content/ with a file for each entry, whose name is the entry's slug. */
export const entrySchemas = {
  jobs: jobSchema,
  services: serviceSchema,
  industries: industrySchema,
  technologies: technologyPageSchema,
  cases: caseSchema,
  testimonials: testimonialSchema,
  partners: partnerSchema,
  reviews: reviewSchema,
  pages: textPageSchema,
};

/** The single files of shared/content/: settings, and the texts of pages. */
export const fileSchemas = {
  company: companySchema,
  navigation: navigationSchema,
  home: homeSchema,
  about: aboutSchema,
  careers: careersSchema,
  contact: contactSchema,
  howWeWork: howWeWorkSchema,
  exampleDocuments: exampleDocumentsSchema,
  overviews: overviewsSchema,
  whyChooseUs: whyChooseUsSchema,
  nextSteps: nextStepsSchema,
  caseTexts: caseTextsSchema,
  pageFacts: pageFactsSchema,
  notFound: notFoundSchema,
  privacy: privacySchema,
  privacyHindi: privacyHindiSchema,
  legalPages: legalPagesSchema,
  terms: termsSchema,
};

/** The name of a folder of entries. */
export type EntryKind = keyof typeof entrySchemas;
/** The name of a single file without its ending. */
export type FileName = keyof typeof fileSchemas;

const order = z
  .number(says('write a number, such as 3'))
  .optional()
  .meta({ meaning: 'its place among the others: the lowest number comes first, and without one it is last' });

const approved = trueOrFalse.meta({ meaning: 'true once the company stands by each promise in this file' });

/** Whether a field of a schema, or of what is in it, says how the company works. */
function promises(schema: unknown): boolean {
  if (!(schema instanceof z.ZodType)) return false;
  if (schema.meta()?.promised) return true;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly) return promises(schema.unwrap());
  if (schema instanceof z.ZodArray) return promises(schema.element);
  return schema instanceof z.ZodObject && Object.values(schema.shape).some(promises);
}

/**
 * What a file holds, in this order: its place among the entries, the fields of its schema but the slug, which is the
 * name of the file, and whether its promises are approved.
 */
export function fieldsOfFile(kind: EntryKind | FileName): Record<string, z.ZodType> {
  const isEntry = kind in entrySchemas;
  const schema: z.ZodObject = { ...entrySchemas, ...fileSchemas }[kind];
  const { slug: _slug, ...fields } = schema.shape;
  return {
    ...(isEntry && { order }),
    ...fields,
    ...(promises(schema) && { approved }),
  };
}
