import type { z } from 'zod';
import { slugOf } from '#shared/core/text.ts';
import { UserError } from '#shared/core/UserError.ts';
import { slug as slugSchema } from '#shared/model/schema/fields.ts';
import { type EntryKind, fieldsOfFile } from '#shared/model/schema/files.ts';
import { bannerSchema } from '#shared/model/schema.ts';
import { writeYaml } from '#shared/model/yaml.ts';
import { draftsOf } from './draftOf.ts';
import { planPage } from './planPage.ts';
import { entryKinds, type NewArguments, type Present } from './readArguments.ts';

/** Fields that a new job takes from the last one. */
const copied = ['location', 'type', 'mode'];

const nameField = (fields: object) => ('name' in fields ? 'name' : 'title');

function refuseTwin(place: string, taken: unknown[], name: string, slug: string): void {
  const twin = taken.find((value) => value === name || slugOf(String(value)) === slug);
  if (twin) throw new UserError(`${place} already has "${twin}": choose another name`);
}

function planEntry(kind: EntryKind, name: string, slug: string, { read }: Present): Record<string, string> {
  const others = read.filter((file) => file.kind === kind).sort((one, other) => one.order - other.order);
  const fields = fieldsOfFile(kind);
  const taken = others.flatMap(({ slug, data }) => [slug, data[nameField(fields)]]);
  refuseTwin(`shared/content/${kind}/`, taken, name, slug);
  const last = others.at(-1);
  const common = copied.map((field) => [field, field in fields ? last?.data[field] : undefined]);
  const order = Math.max(0, ...others.map(({ order }) => order).filter(Number.isFinite)) + 1;
  const known = { ...Object.fromEntries(common), order, [nameField(fields)]: name };
  return { [`shared/content/${kind}/${slug}.yaml`]: writeYaml(draftsOf(fields, known)) };
}

/**
 * The new contents of the files to write, by path. Nothing is written yet.
 * @throws UserError for a name that is already used or invalid
 */
export function planFiles(
  { kind, name, slug = slugOf(name) }: NewArguments,
  present: Present,
): Record<string, string> {
  const entryKind = entryKinds[kind];
  const fields: Record<string, z.ZodType> = entryKind ? fieldsOfFile(entryKind) : bannerSchema.shape;
  const { error } = fields[nameField(fields)]!.safeParse(name);
  if (error) throw new UserError(`The name "${name}" ${error.issues[0]?.message}`);
  if (!slugSchema.safeParse(slug).success) {
    throw new UserError(
      `"${slug || name}" cannot be an address: put names of several words in quotes, and give an address in small letters after the name, such as npm run new -- page "हमारा काम" our-work`,
    );
  }
  if (entryKind) return planEntry(entryKind, name, slug, present);
  return planPage(name, slug, present);
}
