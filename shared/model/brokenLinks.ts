import { fieldOf } from './placeOf.ts';

type Link = { keys: PropertyKey[]; path: string };

/** Links in a text to pages and files of this site, as `[words](/about/)`. */
const linksInText = (text: string) => Array.from(text.matchAll(/\]\((\/[^)#?]*)[)#?]/g), ([, path]) => path!);

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
 * The links in data to an address of the site where nothing is, for example after a page was removed, each with its field.
 * @param isKnown whether there is a page or a file at an address
 */
export function brokenLinks(data: unknown, isKnown: (address: string) => boolean): string[] {
  return linksIn(data)
    .filter(({ path }) => !isKnown(path))
    .map(
      ({ keys, path }) =>
        `${fieldOf(keys, data)}: "${path}" is not an address on this site: remove the link or write one that is, such as "/about/"`,
    );
}
