import path from 'node:path';
import type { z } from 'zod';
import { slugOf } from '#shared/core/slugOf.ts';
import { UserError } from '#shared/core/UserError.ts';
import { slug as slugSchema } from '#shared/model/schema/fields.ts';
import { bannerSchema } from '#shared/model/schema.ts';
import { textsOf, withEntry } from './dataFile.ts';
import { draftOf } from './draftOf.ts';
import { planPage } from './planPage.ts';
import { type EntryKind, entryKinds, type NewArguments } from './readArguments.ts';

const nameField = (fields: object) => ('name' in fields ? 'name' : 'title');

/** The path of the list for a new entry: the constant named like the file, or a list in a technology page. */
function listIn(file: string, page?: string): string {
  if (!page) return path.basename(file, '.ts');
  return `technologies[${textsOf(file, 'technologies.slug').indexOf(page)}].technologies`;
}

function planEntry(
  { file, schema, copied = [] }: EntryKind,
  name: string,
  slug: string,
  page?: string,
): Record<string, string> {
  const list = listIn(file, page);
  const entries = list.replace(/\[\d+\]/, '');
  const taken = ['slug', 'name', 'title'].flatMap((field) => textsOf(file, `${entries}.${field}`));
  const twin = taken.find((value) => value === name || slugOf(value) === slug);
  if (twin) throw new UserError(`${file} already has "${twin}": choose another name`);
  const common = copied.map((field) => [field, textsOf(file, `${entries}.${field}`).at(-1)]);
  const known = { ...Object.fromEntries(common), slug, [nameField(schema.shape)]: name };
  const entry = draftOf(schema, slug, known);
  return { [file]: withEntry(file, list, entry) };
}

/**
 * The new contents of the files to write, by path. Nothing is written yet.
 * @throws UserError for a name that is already used or invalid
 */
export function planFiles({ kind, name, slug = slugOf(name), page }: NewArguments): Record<string, string> {
  const entryKind = entryKinds[kind];
  const fields: Record<string, z.ZodType> = entryKind?.schema.shape ?? bannerSchema.shape;
  const { error } = fields[nameField(fields)]!.safeParse(name);
  if (error) throw new UserError(`The name "${name}" ${error.issues[0]?.message}`);
  if (!slugSchema.safeParse(slug).success) {
    throw new UserError(
      `"${slug || name}" cannot be an address: put names of several words in quotes, and give an address in small letters after the name, such as npm run new -- page "हमारा काम" our-work`,
    );
  }
  return entryKind ? planEntry(entryKind, name, slug, page) : planPage(name, slug);
}
