import { z } from 'zod';

export type Meta = {
  label?: string;
  description?: string;
  example?: string;
  /** What the editor suggests while staff type. */
  examples?: string[];
  advisedLength?: { min: number; max: number };
  promised?: boolean;
  /** Whether `[words](address)` is a link in it. */
  takesLinks?: boolean;
  /** What it may have in braces, beside what every text may have. */
  names?: string[];
  /** The kind of the entries that it names, and where their names are if they are not those of the files. */
  refersTo?: string;
  refersToField?: string;
  isAmount?: boolean;
  /** Of a picture, below shared/pictures/. */
  folder?: string;
  hasLines?: boolean;
  adviceOn?: (text: string) => string | undefined;
};

export type Field = { schema: z.ZodType; meta: Meta; value: unknown; path: PropertyKey[] };

/** A schema without what says that a value may be missing; of several, the one that accepts the value. */
export function bareSchema(whole: unknown, value: unknown): { schema?: z.ZodType; meta: Meta } {
  if (!(whole instanceof z.ZodType)) return { meta: {} };
  const inner =
    whole instanceof z.ZodOptional
      ? whole.unwrap()
      : whole instanceof z.ZodUnion
        ? whole.options.find((one) => (one as z.ZodType).safeParse(value).success)
        : undefined;
  const { schema = whole, meta } = inner ? bareSchema(inner, value) : { meta: {} };
  return { schema, meta: { ...meta, ...whole.meta() } };
}

/** Every field of a schema that the data has, groups and lists before what is in them. */
export function fieldsIn(whole: unknown, value: unknown, path: PropertyKey[] = []): Field[] {
  const { schema, meta } = bareSchema(whole, value);
  if (!schema || value === undefined) return [];
  const own = { schema, meta, value, path };
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
