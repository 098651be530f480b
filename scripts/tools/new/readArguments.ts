import type { z } from 'zod';
import { UserError } from '#shared/core/UserError.ts';
import {
  caseSchema,
  industrySchema,
  jobSchema,
  serviceSchema,
  technologyPageSchema,
  testimonialSchema,
} from '#shared/model/schema.ts';
import { textsOf } from './dataFile.ts';

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

function expectOneOf(what: string, choices: string[], value: string): void {
  if (choices.includes(value)) return;
  throw new UserError(`There is no ${what} "${value}": give one of ${choices.join(', ')}`);
}

/**
 * Reads the arguments of `npm run new`: kind, name, slug if it differs from the name's, and a technology's page by its
 * slug.
 * @throws UserError for an unknown kind or page, a missing name, or too many words
 */
export function readArguments(args: string[]) {
  const [kind = '', name = '', ...rest] = args.map((word) => word.trim());
  if (!name) {
    throw new UserError(`Give a kind (${kinds.join(', ')}) and a name: npm run new -- job "Cloud Engineer"`);
  }
  expectOneOf('kind', kinds, kind);
  const [page] = kind === 'technology' ? rest.splice(0, 1) : [];
  if (kind === 'technology') {
    const pages = textsOf(entryKinds.technology!.file, 'technologies.slug');
    if (!page)
      throw new UserError(`Give its page after its name: npm run new -- technology "${name}" ${pages[0]}`);
    expectOneOf('technology page', pages, page);
  }
  const [slug, ...others] = rest;
  if (others.length === 0) return { kind, name, slug, page };
  throw new UserError(`Unexpected argument "${others.join(' ')}": put names of several words in quotes`);
}

/** The arguments of `npm run new`. */
export type NewArguments = Pick<ReturnType<typeof readArguments>, 'kind' | 'name'> &
  Partial<ReturnType<typeof readArguments>>;
