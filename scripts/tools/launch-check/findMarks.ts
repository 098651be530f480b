import { marksOf } from '#shared/model/marks.ts';
import { fieldOf } from '#shared/model/placeOf.ts';

/** Something to do before the site is published. */
export type OpenItem = {
  /** File and line, such as `shared/content/company.ts:6`, or a file, a folder or a variable. */
  place: string;
  /** The field there, or the text in question; may be empty. */
  what: string;
  /** What to put there, or to do. */
  action: string;
  isPromise?: boolean;
};

/** The placeholders and promises in a content file; a text that several entries share is listed once. */
export function marksIn(file: string, content: unknown): OpenItem[] {
  const seen = new Set<string>();
  return marksOf(content).flatMap(({ kind, value, replacement, place, path: field }) => {
    const key = `${place} ${value}`;
    if (place !== undefined && seen.has(key)) return [];
    seen.add(key);
    const what = fieldOf(field, content);
    return [{ place: place ?? file, what, action: replacement, isPromise: kind === 'promise' }];
  });
}

/**
 * The remaining placeholders and promises of all content.
 * @throws UserError for a mistake in content
 */
export async function findMarks(): Promise<OpenItem[]> {
  const files = import.meta.glob<Record<string, unknown>>('../../../shared/content/*.ts');
  const modules = Object.entries(files).map(async ([file, load]) =>
    Object.values(await load()).flatMap((content) => marksIn(file.replace(/^(\.\.\/)+/, ''), content)),
  );
  return (await Promise.all(modules)).flat();
}
