import { z } from 'zod';
import { explainIssue, isFilledIn } from './schema/messages.ts';

/** A mistake in a content file, told with file, entry, field and what is right. */
export class ContentError extends Error {
  override name = 'ContentError';
}

function labelOf(entry: unknown): string | undefined {
  const { slug, name, title, label } = Object(entry) as Record<string, unknown>;
  const known = slug ?? name ?? title ?? label;
  return typeof known === 'string' && isFilledIn(known) ? `"${known}"` : undefined;
}

/** An entry of a list by its name, and by its position too where that name is not enough. */
function nameOf(list: unknown[], index: number): string {
  const label = labelOf(list[index]);
  if (!label) return `entry ${index + 1}`;
  const isShared = list.filter((entry) => labelOf(entry) === label).length > 1;
  return isShared ? `${label} (entry ${index + 1})` : label;
}

/** Names the place as people find it in the file: entries of lists by their names, fields by theirs. */
function describe(file: string, { path, message }: z.core.$ZodIssue, data: unknown): string {
  const place = [`shared/content/${file}.ts`];
  let value = data;
  for (const step of path) {
    place.push(Array.isArray(value) ? nameOf(value, Number(step)) : String(step));
    value = Object(value)[step];
  }
  return `${place.join(' › ')}: ${message}`;
}

/**
 * Checks what a content file holds against its schema and returns it.
 * @param file name of the file in shared/content/ without its ending, for messages
 * @throws ContentError that names file, entry and field of every mistake, with an example of what is right
 */
export function defineContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: z.input<Schema>,
): z.output<Schema> {
  const result = schema.safeParse(data, { error: explainIssue });
  if (result.success) return result.data;
  throw new ContentError(result.error.issues.map((issue) => describe(file, issue, data)).join('\n'));
}

/** What a page's entry is known by: its address, and to people, menus and the mail of an application its name. */
const distinctFields = ['slug', 'name', 'title'] as const;

type Named = Partial<Record<(typeof distinctFields)[number], string>>;

/** Names that differ by capitals or spaces alone are one name to people. */
const sameName = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

function wayOut(field: string, value: string, slug: string, first: string): string {
  if (field === 'slug') return `is used twice: give each entry its own, such as "${slug}-2"`;
  return `"${value}" is that of "${first}" as well, and people know entries by it alone: add what is special, such as "${value} (Mumbai)"`;
}

/** What is wrong with entries that share an address or a name; entries without a slug may. */
function repetitionsOf(file: string, list: Named[]): string[] {
  const pages = list.filter(({ slug }) => slug !== undefined);
  return distinctFields.flatMap((field) => {
    const first = new Map<string, string>();
    return pages.flatMap(({ slug = '', [field]: value }) => {
      if (value === undefined) return [];
      const known = first.get(sameName(value));
      if (known === undefined) first.set(sameName(value), slug);
      return known === undefined
        ? []
        : [`shared/content/${file}.ts › "${slug}" › ${field}: ${wayOut(field, value, slug, known)}`];
    });
  });
}

/** The same for a file that holds a list; slugs must differ, and so must the names of entries that have one. */
export function defineList<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: z.input<Schema>[],
): z.output<Schema>[] {
  const list = defineContent(file, z.array(schema), data) as z.output<Schema>[];
  const repetitions = repetitionsOf(file, list as Named[]);
  if (repetitions.length > 0) throw new ContentError(repetitions.join('\n'));
  return list;
}
