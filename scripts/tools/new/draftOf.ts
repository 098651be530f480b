import { z } from 'zod';
import { ownPictures } from '#shared/model/schema/fields.ts';
import { unfilled } from '#shared/model/schema/messages.ts';

/** The code of an object with a draft of each field, and a comment on those that have a meaning. */
function objectOf({ shape }: z.ZodObject, slug: string, known?: unknown): string {
  const lines = Object.entries<z.ZodType>(shape).flatMap(([field, type]) => {
    const { empty, meaning } = type.meta() ?? {};
    const isOptional = type instanceof z.ZodOptional;
    if (isOptional && !meaning) return [];
    const draft = isOptional ? empty : draftOf(type, slug, Object(known)[field]);
    return `${field}: ${draft},${meaning ? ` // ${meaning}` : ''}`;
  });
  return `{\n${lines.join('\n')}\n}`;
}

function listOf(schema: z.ZodArray, slug: string): string {
  const length = z.toJSONSchema(schema, { io: 'input' }).minItems ?? 1;
  const entries = Array.from({ length }, () => draftOf(schema.element as z.ZodType, slug));
  return `[${entries.join(', ')}]`;
}

/**
 * The code of an entry with every field of its schema: the known values, an empty value where that is accepted, and
 * otherwise a text that says what to write, which the build refuses. A list gets the minimum number of entries.
 * @param slug the name of the pictures that come with the entry
 */
export function draftOf(schema: z.ZodType, slug: string, known?: unknown): string {
  if (schema instanceof z.ZodObject) return objectOf(schema, slug, known);
  if (known !== undefined) return JSON.stringify(known);
  if (schema.meta()?.promised) return `promise(${draftOf(schema.meta({ promised: false }), slug)})`;
  const picture = ownPictures.get(schema);
  if (picture) return JSON.stringify(picture.name.replace('*', slug));
  if (schema instanceof z.ZodArray) return listOf(schema, slug);
  const nothing = ['', false].find((value) => schema.safeParse(value).success);
  const refusal = schema.safeParse(unfilled).error?.issues[0]?.message ?? '';
  return JSON.stringify(nothing ?? `${unfilled}: ${refusal.replace(/^[^:]+: /, '')}`);
}
