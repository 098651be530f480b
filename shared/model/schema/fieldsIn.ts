import { z } from 'zod';

/** A field with its value and its path in the data. */
type Field = { schema: z.ZodType; value: unknown; path: PropertyKey[] };

/** Every field of a schema that the data has, groups and lists before what is in them. */
export function fieldsIn(schema: unknown, value: unknown, path: PropertyKey[] = []): Field[] {
  if (!(schema instanceof z.ZodType) || value === undefined) return [];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly)
    return fieldsIn(schema.unwrap(), value, path);
  const own = { schema, value, path };
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return [own, ...value.flatMap((item, index) => fieldsIn(schema.element, item, [...path, index]))];
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape);
    return [
      own,
      ...fields.flatMap(([field, type]) => fieldsIn(type, Object(value)[field], [...path, field])),
    ];
  }
  return [own];
}
