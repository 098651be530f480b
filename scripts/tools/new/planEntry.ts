import { pictureNames } from '../../../shared/content/pictures.ts';
import { CliError } from '../../lib/CliError.ts';
import { ContentSource } from '../../lib/content/ContentSource.ts';
import type { EntryKind } from './EntryKind.ts';
import { formatCode } from './formatCode.ts';
import { slugOf } from './names.ts';
import type { Plan } from './Plan.ts';

/** The entry as code, on lines indented by `depth` spaces. */
function codeOf({ file, spread }: EntryKind, source: ContentSource, draft: object, depth: number): string {
  const fields = Object.entries(draft);
  const isSpread = spread && source.text.includes(`const ${spread.constant}`);
  const lines = fields.flatMap(([field, value]) => {
    if (!isSpread || !spread.fields.includes(field))
      return `${field}: ${JSON.stringify(value, undefined, 2)},`;
    return field === spread.fields[0] ? `...${spread.constant},` : [];
  });
  const formatted = formatCode(`shared/content/${file}.ts`, `export default [{\n${lines.join('\n')}\n}];`);
  const own = formatted.trimEnd().split('\n').slice(1, -1);
  return own
    .map((line) => ' '.repeat(depth - 2) + line)
    .join('\n')
    .replace(/,$/, '');
}

/**
 * Plans a new entry at the end of its list.
 * @param within slug of the entry that holds the list, for a technology on a page
 * @throws CliError when the name is taken or the list cannot be found
 */
export function planEntry(kind: EntryKind, name: string, within?: string): Plan {
  const file = `shared/content/${kind.file}.ts`;
  const slug = slugOf(name);
  const source = ContentSource.read(file);
  const pages = source.list();
  const list = within ? source.listWithin(within, 'technologies') : pages;
  if (!pages || !list) throw new CliError(`${file} holds no list to which an entry can be added`);

  const lists = within
    ? source.namesIn(pages).map((page) => source.listWithin(page, 'technologies'))
    : [list];
  const names = lists.flatMap((other) => (other ? source.namesIn(other) : []));
  const twin = names.find((other) => slugOf(other) === slug);
  if (twin) throw new CliError(`${file} has "${twin}" already: give another name`);

  const entry = codeOf(kind, source, kind.draft(name, slug), within ? 6 : 2);
  const text = source.withEntry(list, entry);
  return {
    files: [{ file, text, added: entry }],
    pictures: kind.pictures(slug).filter((picture) => !pictureNames.has(picture.name)),
    address: kind.address(within ?? slug),
    removal: `delete the entry from ${file}; the build says what still points to it`,
  };
}
