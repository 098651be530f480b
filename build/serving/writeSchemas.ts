import path from 'node:path';
import { z } from 'zod';
import { hintOf, isNeeded } from '#shared/model/schema/describe.ts';
import type { Meta } from '#shared/model/schema/fieldsIn.ts';
import { entrySchemas, fieldsOfFile, fileSchemas } from '#shared/model/schema/files.ts';
import { writeInto } from '../lib/files.ts';

/** Where code editors find them: .vscode/settings.json names each. */
const folder = '.cache/schemas';

export function jsonSchemaOf(fields: Record<string, z.ZodType>): object {
  return z.toJSONSchema(z.strictObject(fields), {
    io: 'input',
    unrepresentable: 'any',
    // What our own keywords say is in the description.
    metadata: z.registry(),
    override: ({ zodSchema, jsonSchema }) => {
      const schema = zodSchema as unknown as z.ZodType;
      const meta = (schema.meta() ?? {}) as Meta;
      // Placeholders stand in brackets, which no pattern knows.
      for (const name of ['pattern', 'format', 'minLength']) delete jsonSchema[name];
      if (jsonSchema.enum) delete jsonSchema.type;
      Object.assign(jsonSchema, { title: meta.label, description: hintOf(meta) || undefined });
      if (!(schema instanceof z.ZodObject)) return;
      // What may be empty may also be left out, and so may a group of it.
      const isRequired = (field: unknown) =>
        field instanceof z.ZodType && !(field instanceof z.ZodObject) && isNeeded(field);
      jsonSchema.required = Object.keys(schema.shape).filter((name) => isRequired(schema.shape[name]));
    },
  });
}

export function writeSchemas(): void {
  const kinds = Object.keys({ ...entrySchemas, ...fileSchemas }) as (keyof typeof entrySchemas)[];
  for (const kind of kinds)
    writeInto(path.join(folder, `${kind}.json`), JSON.stringify(jsonSchemaOf(fieldsOfFile(kind))));
}
