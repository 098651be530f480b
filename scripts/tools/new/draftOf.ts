import { z } from 'zod';
import { ownPictures } from '../../../shared/content/schema/fields.ts';
import { unfilled } from '../../../shared/content/schema/messages.ts';

/** The pictures that come with an entry: the field, the path below shared/pictures/, and a description. */
export function picturesOf(schema: z.ZodObject, slug: string) {
  return Object.entries<z.ZodType>(schema.shape).flatMap(([field, type]) => {
    const picture = ownPictures.get(type);
    return picture ? [{ field, path: picture.path.replace('*', slug), what: picture.what }] : [];
  });
}

/**
 * An entry with every required field of its schema: the known values, nothing where that is accepted, and for the others
 * texts that say what the schema accepts, which the build refuses. A list gets the minimum number of entries.
 */
export function draftOf(schema: z.ZodType, known?: unknown): unknown {
  if (schema instanceof z.ZodObject) {
    const required = Object.entries<z.ZodType>(schema.shape).filter(
      ([, type]) => !(type instanceof z.ZodOptional),
    );
    return Object.fromEntries(required.map(([field, type]) => [field, draftOf(type, Object(known)[field])]));
  }
  if (known !== undefined) return known;
  if (schema instanceof z.ZodArray) {
    const length = z.toJSONSchema(schema).minItems ?? 1;
    return Array.from({ length }, () => draftOf(schema.element as z.ZodType));
  }
  const nothing = ['', false].find((value) => schema.safeParse(value).success);
  const refusal = schema.safeParse(unfilled).error?.issues[0]?.message ?? '';
  return nothing ?? `${unfilled}: ${refusal.replace(/^[^:]+: /, '')}`;
}
