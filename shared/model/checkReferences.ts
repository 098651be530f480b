import type { ReadFile } from './readFile.ts';
import { entrySchemas } from './schema/files.ts';

/** The values at a path such as `technologies.*.name`. */
function valuesAt(data: unknown, [step, ...rest]: string[]): unknown[] {
  if (step === undefined) return [data];
  const parts: unknown[] = step === '*' ? Object.values(Object(data)) : [Object(data)[step]];
  return parts.flatMap((part) => valuesAt(part, rest));
}

/** A message for each reference to what is not there, to the entry itself, or to the same twice in a list. */
export function checkReferences(files: ReadFile[]): string[] {
  const namesOf = (kind: string, field = 'slug') =>
    files.filter((file) => file.kind === kind).flatMap(({ data }) => valuesAt(data, field.split('.')));
  return files.flatMap(({ kind, slug, fields, placeOf }) => {
    const seen = new Set<string>();
    return fields.flatMap(({ meta, value, path }) => {
      const { refersTo, refersToField } = meta;
      if (!refersTo || !value) return [];
      // Names may be missing only because their file has mistakes, which are said already.
      const isUnsure = files.some((file) => file.kind === refersTo && file.mistakes.length > 0);
      if (refersToField && isUnsure) return [];
      const names = namesOf(refersTo, refersToField);
      const list = `${path.slice(0, -1)} ${value}`;
      const mistake = !names.includes(value)
        ? `"${value}" is not in shared/content/${refersTo in entrySchemas ? `${refersTo}/` : `${refersTo}.yaml`}: write one of ${names.join(', ')}`
        : kind === refersTo && slug === value
          ? `"${value}" is this entry itself: name another one`
          : seen.has(list) && `"${value}" is named twice: name another one`;
      seen.add(list);
      return mistake ? [`${placeOf(path)}: ${mistake}`] : [];
    });
  });
}
