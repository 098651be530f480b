import { z } from 'zod';

/** A mistake in a content file, told with file, entry, field and what is right. */
export class ContentError extends Error {
  override name = 'ContentError';
}

const nameOf = (entry: unknown, index: number): string => {
  const { slug, name, title } = Object(entry) as Record<string, unknown>;
  const label = slug ?? name ?? title;
  return typeof label === 'string' ? `"${label}"` : `entry ${index + 1}`;
};

function mistakeOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'unrecognized_keys') {
    return `has the unknown field "${issue.keys.join('", "')}": remove it or correct its name`;
  }
  return value === undefined ? 'is missing: add it, as in the other entries' : issue.message;
}

/** Names the place as people find it in the file: entries of lists by their names, fields by theirs. */
function describe(file: string, issue: z.core.$ZodIssue, data: unknown): string {
  const place = [`shared/content/${file}.ts`];
  let value = data;
  for (const step of issue.path) {
    value = Object(value)[step];
    place.push(typeof step === 'number' ? nameOf(value, step) : String(step));
  }
  return `${place.join(' › ')}: ${mistakeOf(issue, value)}`;
}

/**
 * Checks what a content file holds against its schema and returns it.
 * @param file name of the file in shared/content/ without its ending, for messages
 * @throws ContentError that names file, entry and field of every mistake
 */
export function defineContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: z.input<Schema>,
): z.output<Schema> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new ContentError(result.error.issues.map((issue) => describe(file, issue, data)).join('\n'));
}

/** The same for a file that holds a list; slugs must differ. */
export function defineList<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: z.input<Schema>[],
): z.output<Schema>[] {
  const list = defineContent(file, z.array(schema), data) as z.output<Schema>[];
  const slugs = new Set<string>();
  for (const entry of list) {
    const { slug } = Object(entry) as { slug?: string };
    if (slug === undefined) continue;
    if (slugs.has(slug))
      throw new ContentError(
        `shared/content/${file}.ts › "${slug}" › slug: is used twice: give each entry its own`,
      );
    slugs.add(slug);
  }
  return list;
}
