import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentRead } from '#shared/model/content.ts';
import { readFile } from '#shared/model/readFile.ts';
import { fieldsOfFile } from '#shared/model/schema/files.ts';
import { readYaml, writeYaml } from '#shared/model/yaml.ts';
import { jsonSchemaOf } from '../../build/serving/writeSchemas.ts';
import { contentFiles } from '../support/contentFiles.ts';

type Schema = { required?: string[]; properties?: Record<string, Schema>; additionalProperties?: boolean };

/** The fields of data that a schema does not know, and those that it misses. */
function strayFields(schema: Schema, data: Record<string, unknown>): string[] {
  const { required = [], properties = {} } = schema;
  const inner = Object.entries(properties).flatMap(([name, field]) =>
    field.properties && data[name] ? strayFields(field, data[name] as Record<string, unknown>) : [],
  );
  const missing = required.filter((name) => !(name in data));
  return [...Object.keys(data).filter((name) => !(name in properties)), ...missing, ...inner];
}

const settings = readFileSync('.vscode/settings.json', 'utf8');

test('code editors are told the fields of each content file, and miss none that may be left out', () => {
  for (const { file, kind } of contentRead) {
    const schema = jsonSchemaOf(fieldsOfFile(kind)) as Schema;
    const data = readYaml(contentFiles[file]!).data as Record<string, unknown>;
    expect(strayFields(schema, data), file).toEqual([]);
    const place = file.replace(new RegExp(`/${kind}/.*`), `/${kind}/*.yaml`);
    const line = `"./.cache/schemas/${kind}.json": "${place}"`;
    expect(settings.includes(line), `.vscode/settings.json has ${line}`).toBe(true);
  }
});

const isNothing = (value: unknown) =>
  value === '' || (typeof value === 'object' && Object.keys(value as object).length === 0);

/** Data as an editor may save it: with fields in another order, and nothing that is empty. */
function saved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(saved);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, saved(field)]);
  return Object.fromEntries(fields.reverse().filter(([, field]) => !isNothing(field)));
}

test('a save that leaves out what is empty, and orders fields in another way, changes nothing that is shown', () => {
  for (const { file, kind } of contentRead) {
    const text = contentFiles[file]!;
    const readAgain = (text: string) => {
      const { placeOf, ...read } = readFile(file, text, kind);
      // Lines may be others.
      return JSON.parse(JSON.stringify(read).replaceAll(/\.yaml:\d+/g, '.yaml'));
    };
    expect(readAgain(writeYaml(saved(readYaml(text).data))), file).toEqual(readAgain(text));
  }
});
