import type { z } from 'zod';
import {
  industrySchema,
  jobSchema,
  serviceSchema,
  technologyPageSchema,
  testimonialSchema,
} from '../../../shared/content/schema.ts';

/** A kind of entry in a list of shared/content/, and how to help visitors find a new one. */
export type EntryKind = { file: string; schema: z.ZodObject; next?: string };

/** The kinds of entries. */
export const entryKinds: Record<string, EntryKind> = {
  service: {
    file: 'shared/content/services.ts',
    schema: serviceSchema,
    next: 'Name it in "related" of another service, and in "relatedServices" of an industry or a technology page.',
  },
  industry: { file: 'shared/content/industries.ts', schema: industrySchema },
  technology: {
    file: 'shared/content/technologies.ts',
    schema: technologyPageSchema.shape.technologies.element,
    next: 'Name it in "builtWith" of a service.',
  },
  job: {
    file: 'shared/content/jobs.ts',
    schema: jobSchema,
    next: 'Write the day on which it is published into "postedOn".',
  },
  testimonial: { file: 'shared/content/testimonials.ts', schema: testimonialSchema },
};

/** All kinds that can be created. */
export const kinds = [...Object.keys(entryKinds), 'page'];
