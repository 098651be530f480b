import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentRead } from '#shared/model/content.ts';
import { contentFiles } from '#shared/model/contentFiles.ts';
import { readYaml } from '#shared/model/readYaml.ts';
import { entrySchemas, fieldsOfFile, fileSchemas } from '#shared/model/schema/files.ts';
import { jsonSchemaOf } from '../../build/serving/writeSchemas.ts';

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

test('code editors are told the fields of each content file, and miss none that may be left out', () => {
  for (const { file, kind } of contentRead) {
    const schema = jsonSchemaOf(fieldsOfFile(kind)) as Schema;
    const data = readYaml(contentFiles[file]!).data as Record<string, unknown>;
    expect(strayFields(schema, data), file).toEqual([]);
  }
});

test('code editors find the schema of each kind of file', () => {
  const { 'yaml.schemas': named } = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  expect(named).toEqual(
    Object.fromEntries([
      ...Object.keys(entrySchemas).map((kind) => [
        `./.cache/schemas/${kind}.json`,
        `shared/content/${kind}/*.yaml`,
      ]),
      ...Object.keys(fileSchemas).map((kind) => [
        `./.cache/schemas/${kind}.json`,
        `shared/content/${kind}.yaml`,
      ]),
    ]),
  );
});
