import { z } from 'zod';

/** A value to begin with for a field: the known one, the first of several choices, or nothing. */
export function draftOf(schema: z.ZodType, known?: unknown): unknown {
  if (known !== undefined) return known;
  if (schema instanceof z.ZodReadonly) return draftOf(schema.unwrap() as z.ZodType);
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

export const draftsOf = (fields: Record<string, z.ZodType>, known: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, draftOf(field, known[name])]));
