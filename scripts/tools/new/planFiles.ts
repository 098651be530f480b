import type { z } from 'zod';
import { bannerSchema } from '../../../shared/content/schema.ts';
import { CliError } from '../../lib/CliError.ts';
import { entryKinds } from './kinds.ts';
import { slugOf } from './names.ts';
import type { Order } from './Order.ts';
import { planEntry } from './planEntry.ts';
import { planPage } from './planPage.ts';

/**
 * The new contents of the files to write, by path. Nothing is written yet.
 * @throws CliError for a name that is taken or invalid
 */
export function planFiles({ kind, name, page }: Order): Record<string, string> {
  const entryKind = entryKinds[kind];
  const fields: Record<string, z.ZodType> = entryKind?.schema.shape ?? bannerSchema.shape;
  const { error } = (fields.name ?? fields.title!).safeParse(name);
  if (error) throw new CliError(`The name "${name}" ${error.issues[0]?.message}`);
  if (!slugOf(name)) {
    throw new CliError(`The name "${name}" gives no address: use some letters from a to z or digits`);
  }
  return entryKind ? planEntry(entryKind, name, page) : planPage(name);
}
