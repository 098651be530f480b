import { UserError } from '#shared/core/UserError.ts';
import type { ReadFile } from '#shared/model/readFile.ts';
import type { EntryKind } from '#shared/model/schema/files.ts';

/** What there is already: the texts of all files by their paths, and what was read of them. */
export type Present = { texts: Record<string, string>; read: ReadFile[] };

/** The folders of shared/content/ by what an entry in them is called. */
export const entryKinds: Record<string, EntryKind> = {
  service: 'services',
  industry: 'industries',
  job: 'jobs',
  case: 'cases',
  testimonial: 'testimonials',
  partner: 'partners',
  review: 'reviews',
};

/** All kinds that can be created. */
export const kinds = [...Object.keys(entryKinds), 'page'];

/**
 * Reads the arguments of `npm run new`: kind, name, and slug if it differs from the name's.
 * @throws UserError for an unknown kind, a missing name, or too many words
 */
export function readArguments(args: string[]) {
  const [kind = '', name = '', ...rest] = args.map((word) => word.trim());
  if (!name) {
    throw new UserError(`Give a kind (${kinds.join(', ')}) and a name: npm run new -- job "Cloud Engineer"`);
  }
  if (!kinds.includes(kind))
    throw new UserError(`There is no kind "${kind}": give one of ${kinds.join(', ')}`);
  const [slug, ...others] = rest;
  if (others.length === 0) return { kind, name, slug };
  throw new UserError(`Unexpected argument "${others.join(' ')}": put names of several words in quotes`);
}

/** The arguments of `npm run new`. */
export type NewArguments = ReturnType<typeof readArguments>;
