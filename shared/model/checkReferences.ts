import { fieldOf, type ReadFile } from './readFile.ts';
import { entrySchemas } from './schema/files.ts';

/** The values at a path such as `technologies.*.name`. */
function valuesAt(data: unknown, [step, ...rest]: string[]): unknown[] {
  if (step === undefined) return [data];
  const parts: unknown[] = step === '*' ? Object.values(Object(data)) : [Object(data)[step]];
  return parts.flatMap((part) => valuesAt(part, rest));
}

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
        ? `"${value}" is not in shared/content/${refersTo in entrySchemas ? `${refersTo}/` : `${refersTo}.yaml`}: write one of ${names.join(', ')}${typeof path.at(-1) === 'number' ? ', or remove it' : ''}`
        : kind === refersTo && slug === value
          ? `"${value}" is this entry itself: name another one`
          : seen.has(list) && `"${value}" is named twice: name another one`;
      seen.add(list);
      return mistake ? [`${placeOf(path)}: ${mistake}`] : [];
    });
  });
}

type Link = { keys: PropertyKey[]; path: string };

/** The addresses of links on this site in a text: all that do not begin as others do, or with a name in braces. */
const linksInText = (text: string) =>
  Array.from(text.matchAll(/\]\((?!(?:https?|mailto|tel):|[#{])([^)#?]*)/g), ([, path]) => path!);

/** Every `path` and `page` in plain data that is an address on this site, and each in texts, with the keys to them. */
function linksIn(value: unknown, keys: PropertyKey[] = []): Link[] {
  return Object.entries(Object(value)).flatMap(([key, item]): Link[] => {
    if (['path', 'page'].includes(key) && typeof item === 'string' && item.startsWith('/'))
      return [{ keys, path: item }];
    if (typeof item === 'string') return linksInText(item).map((path) => ({ keys: [...keys, key], path }));
    return typeof item === 'object' ? linksIn(item, [...keys, key]) : [];
  });
}

/**
 * @param isKnown whether there is a page or a file at an address
 * @param placeOf how the place of a link is named
 */
export function brokenLinks(
  data: unknown,
  isKnown: (address: string) => boolean,
  placeOf = (keys: PropertyKey[]) => fieldOf(keys, data),
): string[] {
  const remedyFor = (path: string) =>
    isKnown(`${path}/`)
      ? `write "${path}/"`
      : 'remove the link or write one that is, such as "/about/"; another begins with https:// or mailto:';
  return linksIn(data)
    .filter(({ path }) => !isKnown(path))
    .map(
      ({ keys, path }) => `${placeOf(keys)}: "${path}" is not an address on this site: ${remedyFor(path)}`,
    );
}

const normalise = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

/** The items that repeat the text of an earlier item, each with that item; items without a text are ignored. */
export function repetitionsOf<Item>(
  items: Item[],
  textOf: (item: Item) => string | undefined,
): [item: Item, first: Item][] {
  const firsts = new Map<string, Item>();
  return items.flatMap((item): [Item, Item][] => {
    const text = textOf(item);
    if (!text) return [];
    const first = firsts.get(normalise(text));
    if (first === undefined) firsts.set(normalise(text), item);
    return first === undefined ? [] : [[item, first]];
  });
}
