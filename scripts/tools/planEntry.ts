import { z } from 'zod';
import { slugOf } from '#shared/core/text.ts';
import { UserError } from '#shared/core/UserError.ts';
import type { ReadFile } from '#shared/model/readFile.ts';
import { slug as slugSchema } from '#shared/model/schema/fields.ts';
import { type EntryKind, fieldsOfFile, namingField } from '#shared/model/schema/files.ts';
import { writeYaml } from '#shared/model/yaml.ts';

const folders: Record<string, EntryKind> = {
  service: 'services',
  industry: 'industries',
  job: 'jobs',
  case: 'cases',
  testimonial: 'testimonials',
  partner: 'partners',
  review: 'reviews',
  page: 'pages',
};

export const kinds = Object.keys(folders);

/** Fields that a new job takes from the last one. */
const copied = ['location', 'type', 'mode'];

/**
 * @param args kind, name and, if it differs from the name's, slug
 * @param read what there is already
 * @throws UserError for an unknown kind, too many words, or a name that is missing, already used or invalid
 */
export function planEntry(args: string[], read: ReadFile[]): { file: string; text: string } {
  const [kind = '', name = '', slug = slugOf(name), ...others] = args.map((word) => word.trim());
  const folder = folders[kind];
  if (!folder || !name)
    throw new UserError(`Give a kind (${kinds.join(', ')}) and a name: npm run new -- job "Cloud Engineer"`);
  if (others.length > 0 || !slugSchema.safeParse(slug).success)
    throw new UserError(
      `"${others[0] ?? slug}" cannot be an address: put names of several words in quotes, and give an address in small letters after the name, such as npm run new -- page "हमारा काम" our-work`,
    );
  const fields = fieldsOfFile(folder);
  const nameField = namingField(fields);
  const { error } = fields[nameField]!.safeParse(name);
  if (error) throw new UserError(`The name "${name}" ${error.issues[0]?.message}`);
  const entries = read.filter((file) => file.kind === folder).sort((one, other) => one.order - other.order);
  const twin = entries.find((file) => file.slug === slug || file.data[nameField] === name);
  if (twin) throw new UserError(`shared/content/${folder}/ already has "${twin.slug}": choose another name`);
  const last = entries.at(-1);
  const common = copied.map((field) => [field, field in fields ? last?.data[field] : undefined]);
  const order = Math.max(0, ...entries.map(({ order }) => order).filter(Number.isFinite)) + 1;
  const known = { ...Object.fromEntries(common), order, [nameField]: name };
  return { file: `shared/content/${folder}/${slug}.yaml`, text: writeYaml(draftsOf(fields, known)) };
}

function draftOf(schema: z.ZodType, known?: unknown): unknown {
  if (known !== undefined) return known;
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodOptional) {
    const inner = schema.unwrap();
    // All of it may stay empty.
    if (inner instanceof z.ZodObject)
      return Object.fromEntries(Object.keys(inner.shape).map((name) => [name, '']));
    return inner instanceof z.ZodBoolean ? false : inner instanceof z.ZodArray ? [] : '';
  }
  if (schema instanceof z.ZodObject) return draftsOf(schema.shape);
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (!(schema instanceof z.ZodArray)) return '';
  const length = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).minItems ?? 0;
  return Array.from({ length }, () => draftOf(schema.element as z.ZodType));
}

const draftsOf = (fields: Record<string, z.ZodType>, known: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, draftOf(field, known[name])]));
