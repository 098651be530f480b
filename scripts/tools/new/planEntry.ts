import { readFileSync } from 'node:fs';
import { CliError } from '../../lib/CliError.ts';
import { draftOf, fillIn } from './draftOf.ts';
import { type EntryKind, entryKinds } from './kinds.ts';
import { slugOf } from './names.ts';

/*
 * Content files are read as Biome formats them: an entry's fields are indented by four spaces, those of a technology on a
 * page by eight.
 */
const ownName = /^ {4}(?:slug|name|title): (['"])(.+)\1,$/gm;
const nestedName = /^ {8}name: (['"])(.+)\1,$/gm;

/** The slugs of the technology pages. */
export function technologyPages(): string[] {
  const text = readFileSync(entryKinds.technology!.file, 'utf8');
  return [...text.matchAll(/^ {4}slug: '(.+)',$/gm)].map(([, slug]) => slug!);
}

const service = fillIn('the slug of a service, as in shared/content/services.ts');
const technology = fillIn('the name of a technology, as in shared/content/technologies.ts');

/** The values derived from the name, and hints for fields that refer to other entries. */
function knownValues({ schema, pictures = {} }: EntryKind, name: string) {
  const slug = slugOf(name);
  const paths = Object.entries(pictures).map(([field, [path]]) => [field, path.replace('*', slug)]);
  return {
    slug,
    ['name' in schema.shape ? 'name' : 'title']: name,
    related: Array(3).fill(service),
    relatedServices: Array(3).fill(service),
    builtWith: Array(3).fill(technology),
    postedOn: '',
    ...Object.fromEntries(paths),
  };
}

/** A content file with an entry added to its list, or to the technologies of `page`. */
function withEntry(file: string, text: string, entry: string, page?: string): string {
  if (page) {
    const list = text.indexOf('\n    technologies: [', text.indexOf(`\n    slug: '${page}',`));
    const end = text.indexOf('\n    ],', list);
    return `${text.slice(0, end)}\n${entry},${text.slice(end)}`;
  }
  const end = /(\[?),?\s*\]\);\s*$/;
  if (!end.test(text)) throw new CliError(`${file} does not end with a list: "]);" should be its last line`);
  return text.replace(end, (_end, open: string) => `${open || ','}\n${entry},\n]);\n`);
}

/**
 * The content file with a new entry.
 * @param page slug of the technology page to add it to
 * @throws CliError when the name is taken
 */
export function planEntry(kind: EntryKind, name: string, page?: string): Record<string, string> {
  const { file, schema } = kind;
  const text = readFileSync(file, 'utf8');
  const names = [...text.matchAll(page ? nestedName : ownName)].map(([, , taken]) => taken!);
  const twin = names.find((taken) => slugOf(taken) === slugOf(name));
  if (twin) throw new CliError(`${file} has "${twin}" already: give another name`);
  const entry = JSON.stringify(draftOf(schema, knownValues(kind, name)));
  return { [file]: withEntry(file, text, entry, page) };
}
