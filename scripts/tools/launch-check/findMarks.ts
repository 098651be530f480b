import { marksOf } from '#shared/content/marks.ts';
import { fieldOf } from '#shared/content/placeOf.ts';
import type { OpenItem } from './OpenItem.ts';

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
