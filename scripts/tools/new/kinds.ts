import type { z } from 'zod';
import {
  industrySchema,
  jobSchema,
  serviceSchema,
  technologyPageSchema,
  testimonialSchema,
} from '../../../shared/content/schema.ts';

/** A kind of entry in a list of shared/content/. */
export type EntryKind = {
  file: string;
  schema: z.ZodObject;
  /** Its pictures by field: the path below shared/pictures/, with `*` for the entry's slug, and a description. */
  pictures?: Record<string, [path: string, what: string]>;
  /** How to help visitors find it. */
  next?: string;
};

/** The kinds of entries. */
export const entryKinds: Record<string, EntryKind> = {
  service: {
    file: 'shared/content/services.ts',
    schema: serviceSchema,
    pictures: { picture: ['services/*', 'an illustration, 480 by 400, best as .svg'] },
    next: 'Name it in "related" of another service, and in "relatedServices" of an industry or a technology page.',
  },
  industry: {
    file: 'shared/content/industries.ts',
    schema: industrySchema,
    pictures: {
      squarePicture: [
        'industries/*',
        'a dark picture of 880 by 880 pixels, its subject in the middle and its lower third calm: names lie on it',
      ],
      widePicture: [
        'industries/*-wide',
        'the same subject in 1200 by 640 pixels, on the right and dark on the left, where the title lies',
      ],
    },
  },
  technology: {
    file: 'shared/content/technologies.ts',
    schema: technologyPageSchema.shape.technologies.element,
    pictures: { logo: ['logos/*', 'its logo, square, best as .svg'] },
    next: 'Name it in "builtWith" of a service.',
  },
  job: {
    file: 'shared/content/jobs.ts',
    schema: jobSchema,
    next: 'Write the day on which it is published into "postedOn".',
  },
  testimonial: {
    file: 'shared/content/testimonials.ts',
    schema: testimonialSchema,
    pictures: { avatar: ['avatars/*', 'a portrait, square, at least 192 by 192 pixels'] },
  },
};

/** All kinds that can be created. */
export const kinds = [...Object.keys(entryKinds), 'page'];
