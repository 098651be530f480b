import { z } from 'zod';
import { ownPictures } from '../../../shared/content/schema/fields.ts';
import { unfilled } from '../../../shared/content/schema/messages.ts';

/**
 * An entry with every required field of its schema: the known values, nothing where that is accepted, and for the
 * others texts that say what the schema accepts, which the build refuses. A list gets the minimum number of entries.
 * @param slug the name of the pictures that come with the entry
 */
export function draftOf(schema: z.ZodType, slug: string, known?: unknown): unknown {
  if (schema instanceof z.ZodObject) {
    const required = Object.entries<z.ZodType>(schema.shape).filter(
      ([, type]) => !(type instanceof z.ZodOptional),
    );
    return Object.fromEntries(
      required.map(([field, type]) => [field, draftOf(type, slug, Object(known)[field])]),
    );
  }
  if (known !== undefined) return known;
  const picture = ownPictures.get(schema);
  if (picture) return picture.name.replace('*', slug);
  if (schema instanceof z.ZodArray) {
    const length = z.toJSONSchema(schema).minItems ?? 1;
    return Array.from({ length }, () => draftOf(schema.element as z.ZodType, slug));
  }
  const nothing = ['', false].find((value) => schema.safeParse(value).success);
  const refusal = schema.safeParse(unfilled).error?.issues[0]?.message ?? '';
  return nothing ?? `${unfilled}: ${refusal.replace(/^[^:]+: /, '')}`;
}
