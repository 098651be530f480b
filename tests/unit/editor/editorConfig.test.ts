import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFiles } from '#shared/model/contentFiles.ts';
import { type EntryKind, entrySchemas, type FileName, fieldsOfFile } from '#shared/model/schema/files.ts';
import { writeYaml } from '#shared/model/writeYaml.ts';
import { editorConfig } from '../../../build/editor/editorConfig.ts';
import { type FormField, formOf } from '../../../build/editor/formOf.ts';
import { mistakesIn } from '../../../build/editor/mistakesIn.ts';

const config = editorConfig(undefined, '/');
type Form = { name: string; label: string; fields: FormField[] };
const forms = [...config.collections!, ...config.singletons!] as Form[];
const fieldsIn = (field: FormField): FormField[] => [
  field,
  ...[...((field.fields as FormField[]) ?? []), ...(field.field ? [field.field as FormField] : [])].flatMap(
    fieldsIn,
  ),
];
const formNamed = (name: string) => forms.find((form) => form.name === name)!;
const fieldNamed = (form: string, name: string) =>
  formNamed(form).fields.find((field) => field.name === name)!;

test('every list of entries, and each file with a label, is a form of fields with a label and a widget', () => {
  expect(forms.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...Object.keys(entrySchemas), 'company']),
  );
  for (const { name, label, fields } of forms) {
    expect(label, name).toMatch(/^[A-Z]/);
    for (const field of fields.flatMap(fieldsIn)) {
      expect(field.label, `${name} › ${field.name}`).toMatch(/^[A-Z]/);
      // Words of developers, or of none.
      const words = `${field.label}. ${field.hint}`;
      expect(words, `${name} › ${field.name}`).not.toMatch(
        /\b(Is [a-z]+|Url|Utc|Slug|Ceo|Whats|True|False)\b/,
      );
      expect(field.widget, `${name} › ${field.name}`).toMatch(/^[a-z]+$/);
    }
  }
});

test('a job is asked for what people need first, and a promise says that it is one', () => {
  const labels = formNamed('jobs').fields.map(({ label }) => label);
  expect(labels.slice(0, 4)).toEqual(['Title', 'First day', 'Last day', 'Closed']);
  expect(fieldNamed('jobs', 'closesOn')).toMatchObject({ widget: 'datetime', type: 'date', required: false });
  expect(fieldNamed('jobs', 'jobDescription')).toMatchObject({ widget: 'text', required: true });
  expect(fieldNamed('jobs', 'jobDescription').hint).toMatch(
    /^A promise\. .*characters look best\. One paragraph\.$/,
  );
  expect(labels.at(-1)).toBe('Approved');
});

test('references are picked, pictures go into their folder, and a text with a rule has its message', () => {
  expect(fieldNamed('services', 'related')).toMatchObject({
    widget: 'relation',
    collection: 'services',
    multiple: true,
    max: 3,
  });
  expect(fieldNamed('services', 'builtWith')).toMatchObject({ value_field: 'technologies.*.name' });
  expect(fieldNamed('testimonials', 'avatar')).toMatchObject({
    widget: 'image',
    media_folder: '/shared/pictures/avatars',
  });
  const [rule, message] = fieldNamed('company', 'phone').pattern as [string, string];
  const [, source = '', flags] = /^\/(.*)\/(\w*)$/.exec(rule)!;
  expect(
    ['+91 98765 43210', '[+91 00000 00000]', '98765'].map((text) => new RegExp(source, flags).test(text)),
  ).toEqual([true, true, false]);
  expect(message).toMatch(/^Write it with the code of the country/);
});

/** The texts of fields with a rule for what is typed, each with its rule. */
function ruledTexts(fields: FormField[], data: unknown): [rule: string, text: string][] {
  return fields.flatMap((field): [string, string][] => {
    const values = [Object(data)[field.name]].flat(2).filter(Boolean);
    const [rule] = (field.pattern ?? []) as string[];
    const inner = (field.fields ?? []) as FormField[];
    return rule
      ? values.map((value): [string, string] => [rule, value])
      : values.flatMap((value) => ruledTexts(inner, value));
  });
}

test.each(Object.keys(contentFiles))('what stands in %s already may be typed', (file) => {
  const [, kind] = /content\/(\w+)/.exec(file)!;
  const texts = ruledTexts(
    formOf(fieldsOfFile(kind as EntryKind | FileName), true),
    parse(contentFiles[file]!),
  );
  const isAccepted = ([rule, text]: [string, string]) => {
    const [, source = '', flags] = /^\/(.*)\/(\w*)$/.exec(rule)!;
    return new RegExp(source, flags).test(text);
  };
  expect(texts.filter((ruled) => !isAccepted(ruled))).toEqual([]);
});

test('repositories of all hosts, review included', () => {
  const repository = {
    host: 'gitlab',
    name: 'acme/website',
    branch: 'live',
    server: 'https://git.example.com',
    needsReview: true,
  } as const;
  expect(editorConfig(repository, '/')).toMatchObject({
    backend: {
      name: 'gitlab',
      repo: 'acme/website',
      branch: 'live',
      auth_methods: ['token'],
      api_root: 'https://git.example.com/api/v4',
    },
    publish_mode: 'editorial_workflow',
  });
});

/** What the editor writes: the form's fields in their order, switches always. */
function asTheEditorWrites(fields: FormField[], data: Record<string, unknown>): Record<string, unknown> {
  const writtenValue = (field: FormField, value: unknown): unknown => {
    const inner = field.fields as FormField[] | undefined;
    if (field.widget === 'boolean') return value ?? false;
    if (!inner || value === undefined) return value;
    const write = (group: unknown) => asTheEditorWrites(inner, group as Record<string, unknown>);
    return Array.isArray(value) ? value.map(write) : write(value);
  };
  const known = fields.map((field): [string, unknown] => [field.name, writtenValue(field, data[field.name])]);
  return Object.fromEntries(
    [...known, ...Object.entries(data)].filter(
      ([name, value], index) =>
        value !== undefined && (index < known.length || !known.some(([other]) => other === name)),
    ),
  );
}

test.each(Object.keys(contentFiles))(
  '%s means the same after a first save, in whatever order and quotes it was written',
  (file) => {
    const [, kind] = /content\/(\w+)/.exec(file)!;
    const fields = formOf(fieldsOfFile(kind as EntryKind | FileName), true);
    const text = readFileSync(file, 'utf8');
    const { order, ...data } = parse(text);
    const written = asTheEditorWrites(fields, data);
    expect(parse(writeYaml(order === undefined ? written : { order, ...written }))).toEqual(parse(text));
  },
);

test('an entry is refused for what the build would refuse, in the same words, by the labels of the form', () => {
  const [file = '', text = ''] = Object.entries(contentFiles).find(([name]) => name.includes('/jobs/'))!;
  const job = parse(text);
  expect(mistakesIn(file, job)).toEqual([]);
  const salary = { from: 500000, to: 1, per: 'year' };
  expect(mistakesIn(file, { ...job, mode: 'Nowhere', salary })).toEqual([
    expect.stringMatching(
      /^\(1\) Where the work is done: "Nowhere" is not a place of work: write one or more of /,
    ),
    expect.stringMatching(/^\(2\) Pay › To: /),
    expect.stringMatching(/^\(3\) Pay: /),
  ]);
});
