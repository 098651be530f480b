import { isFilledIn } from './schema/messages.ts';

type Entry<Field extends string> = { slug: string } & Record<Field, string[]>;

type References<Field extends string> = {
  /** The file in shared/content/ without its extension. */
  file: string;
  entries: Entry<Field>[];
  /** The field with slugs of other entries. */
  field: Field;
  /** The file that those slugs belong to, and its entries. */
  targetFile: string;
  targets: { slug: string }[];
};

/** A message for each reference to a missing entry, to the entry itself, or to the same entry twice. */
export function checkReferences<Field extends string>(references: References<Field>): string[] {
  const { file, entries, field, targetFile, targets } = references;
  const known = targets.map(({ slug }) => slug);
  const mistakeIn = (entry: Entry<Field>, slug: string, position: number): string | undefined => {
    if (!isFilledIn(slug)) return undefined;
    if (!known.includes(slug)) {
      return `"${slug}" is not in shared/content/${targetFile}.ts: write one of ${known.join(', ')}`;
    }
    if (file === targetFile && slug === entry.slug) return `"${slug}" is this entry itself: name another one`;
    if (entry[field].indexOf(slug) !== position) return `"${slug}" is named twice: name another one`;
    return undefined;
  };
  return entries.flatMap((entry) =>
    entry[field].flatMap((slug, position) => {
      const mistake = mistakeIn(entry, slug, position);
      return mistake ? [`shared/content/${file}.ts › "${entry.slug}" › ${field}: ${mistake}`] : [];
    }),
  );
}
