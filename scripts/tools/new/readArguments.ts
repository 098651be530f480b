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
export const kinds = [...Object.keys(entryKinds), 'technology', 'page'];

function expectOneOf(what: string, choices: string[], value: string): void {
  if (choices.includes(value)) return;
  throw new UserError(`There is no ${what} "${value}": give one of ${choices.join(', ')}`);
}

/**
 * Reads the arguments of `npm run new`: kind, name, slug if it differs from the name's, and a technology's page by its
 * slug.
 * @param content what there is already
 * @throws UserError for an unknown kind or page, a missing name, or too many words
 */
export function readArguments(args: string[], content: ReadFile[]) {
  const [kind = '', name = '', ...rest] = args.map((word) => word.trim());
  if (!name) {
    throw new UserError(`Give a kind (${kinds.join(', ')}) and a name: npm run new -- job "Cloud Engineer"`);
  }
  expectOneOf('kind', kinds, kind);
  const [page] = kind === 'technology' ? rest.splice(0, 1) : [];
  if (kind === 'technology') {
    const pages = content.filter(({ kind }) => kind === 'technologies').map(({ slug }) => slug);
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
