import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentRead } from '#shared/model/content.ts';
import { contentFiles } from '#shared/model/contentFiles.ts';
import { readFile } from '#shared/model/readFile.ts';
import { readYaml } from '#shared/model/readYaml.ts';
import { bareSchema } from '#shared/model/schema/fieldsIn.ts';
import { fieldsOfFile } from '#shared/model/schema/files.ts';
import { writeYaml } from '#shared/model/writeYaml.ts';

const isNothing = (value: unknown) =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value as object).length === 0);

/** Data as the editor saves it: fields in the order of the schema, switches written, and nothing that is empty. */
function canonical(schema: unknown, value: unknown): unknown {
  // Menus, which the editor leaves alone.
  if (schema instanceof z.ZodUnion) return value;
  const { schema: bare } = bareSchema(schema, value);
  const isSwitch = schema instanceof z.ZodOptional && schema.unwrap() instanceof z.ZodBoolean;
  if (isSwitch) return value ?? false;
  if (Array.isArray(value))
    return value.map((item) => canonical(bare instanceof z.ZodArray ? bare.element : undefined, item));
  if (!(bare instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(bare.shape).map(([name, field]) => [
    name,
    canonical(field, (value as Record<string, unknown>)[name]),
  ]);
  const others = Object.entries(value).filter(([name]) => !(name in bare.shape));
  return Object.fromEntries([...fields, ...others].filter(([, item]) => !isNothing(item)));
}

test('a save in the editor, which leaves out what is empty and orders fields, changes nothing that is shown', () => {
  for (const { file, kind } of contentRead) {
    const saved = writeYaml(canonical(z.object(fieldsOfFile(kind)), readYaml(contentFiles[file]!).data));
    const readAgain = (text: string) => {
      const { placeOf, ...read } = readFile(file, text, kind);
      // Lines may be others.
      return JSON.parse(JSON.stringify(read).replaceAll(/\.yaml:\d+/g, '.yaml'));
    };
    expect(readAgain(saved), file).toEqual(readAgain(contentFiles[file]!));
  }
});
