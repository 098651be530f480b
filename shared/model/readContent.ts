import { checkReferences, repetitionsOf } from './checkReferences.ts';
import { type ReadFile, readFile } from './readFile.ts';
import { slug as slugSchema } from './schema/fields.ts';
import {
  type Entries,
  type EntryKind,
  entrySchemas,
  type FileName,
  type Files,
  fileSchemas,
} from './schema/files.ts';
import { readYaml } from './yaml.ts';

const folder = 'shared/content/';

/** Menus and pages need these lists: an empty one would leave a gap. */
const needed: EntryKind[] = ['services', 'industries', 'technologies'];

/** People tell entries with an address apart by these, in menus and applications. */
export const distinctFields = ['name', 'title'] as const;

export const repetition = (name: unknown, slug: string) =>
  `"${name}" is already that of another entry, "${slug}", and people tell entries apart by it: add what is special, such as "${name} (Mumbai)"`;

function kindOf(path: string): EntryKind | FileName | undefined {
  const [, kind = ''] = /^(\w+)(?:\/[^/]+)?\.yaml$/.exec(path) ?? [];
  const kinds = path.includes('/') ? entrySchemas : fileSchemas;
  return Object.hasOwn(kinds, kind) ? (kind as EntryKind | FileName) : undefined;
}

const places = `the files are ${Object.keys(fileSchemas).join(', ')}, and the folders ${Object.keys(entrySchemas).join(', ')}, all with files that end in .yaml; another is named in shared/model/schema/files.ts first`;

function repetitionMistakes(entries: ReadFile[]): string[] {
  const pages = entries.filter(({ data }) => 'slug' in data);
  return distinctFields.flatMap((field) =>
    repetitionsOf(pages, ({ data: { [field]: name } }) => (typeof name === 'string' ? name : undefined)).map(
      ([{ data, placeOf }, first]) => `${placeOf([field])}: ${repetition(data[field], first.slug)}`,
    ),
  );
}

function settingsIn(company: string): Record<string, string> {
  const { name: brand, established, email, address } = Object(readYaml(company).data);
  const values = Object.entries({ brand, established, email, city: address?.city, region: address?.region });
  // Placeholders without their brackets.
  return Object.fromEntries(values.map(([name, value]) => [name, `${value ?? ''}`.replace(/^\[|\]$/g, '')]));
}

export function readContent(texts: Record<string, string>) {
  const mistakes: string[] = [];
  const values = settingsIn(texts[`${folder}company.yaml`] ?? '');
  const read = Object.entries(texts).flatMap(([file, text]) => {
    const kind = kindOf(file.replace(folder, ''));
    if (kind) return readFile(file, text, kind, values);
    const isOther = !kindOf(file.replace(folder, '').replace(/\.yml$/, '.yaml'));
    const words = isOther ? `is no file that the site reads: ${places}` : 'rename it, with the ending .yaml';
    mistakes.push(`${file}: ${words}`);
    return [];
  });
  const entriesOf = (kind: EntryKind) =>
    read
      .filter((file) => file.kind === kind)
      .sort((one, other) => one.order - other.order || one.slug.localeCompare(other.slug));
  const kinds = Object.keys(entrySchemas) as EntryKind[];
  const names = Object.keys(fileSchemas) as FileName[];
  const dataOf = (name: FileName) => read.find(({ kind }) => kind === name)?.data;
  mistakes.push(
    ...names
      .filter((name) => !dataOf(name))
      .map((name) => `${folder}${name}.yaml: is missing: take it from an earlier copy of the project`),
    ...needed
      .filter((kind) => entriesOf(kind).length === 0)
      .map((kind) => `${folder}${kind}/: has no entries: add at least one with "npm run new"`),
    ...kinds
      .flatMap(entriesOf)
      .filter(({ slug }) => !slugSchema.safeParse(slug).success)
      .map(
        ({ file }) =>
          `${file}: rename it, in small letters, digits and hyphens, such as "web-development.yaml"`,
      ),
    ...read.flatMap((file) => file.mistakes),
    ...kinds.flatMap((kind) => repetitionMistakes(entriesOf(kind))),
    ...checkReferences(read),
  );
  return {
    entries: Object.fromEntries(
      kinds.map((kind) => [kind, entriesOf(kind).map(({ data }) => data)]),
    ) as unknown as Entries,
    files: Object.fromEntries(names.map((name) => [name, dataOf(name)])) as unknown as Files,
    read,
    // What has to be filled in first: lists show the first few of a file.
    warnings: read.flatMap(({ gaps, warnings }) => [...gaps, ...warnings]),
    mistakes,
  };
}
