import type { z } from 'zod';
import {
  caseSchema,
  industrySchema,
  jobSchema,
  serviceSchema,
  technologyPageSchema,
  testimonialSchema,
} from '#shared/content/schema.ts';

/** A kind of entry in a list of shared/content/. */
export type EntryKind = {
  file: string;
  schema: z.ZodObject;
  /** Fields that a new entry takes from the last one. */
  copied?: string[];
};

/** The kinds of entries. */
export const entryKinds: Record<string, EntryKind> = {
  service: { file: 'shared/content/services.ts', schema: serviceSchema },
  industry: { file: 'shared/content/industries.ts', schema: industrySchema },
  technology: {
    file: 'shared/content/technologies.ts',
    schema: technologyPageSchema.shape.technologies.element,
  },
  job: { file: 'shared/content/jobs.ts', schema: jobSchema, copied: ['location', 'type', 'mode'] },
  case: { file: 'shared/content/cases.ts', schema: caseSchema },
  testimonial: { file: 'shared/content/testimonials.ts', schema: testimonialSchema },
};

/** All kinds that can be created. */
export const kinds = [...Object.keys(entryKinds), 'page'];
