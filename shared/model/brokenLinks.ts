import { fieldOf } from './placeOf.ts';

type Link = { keys: PropertyKey[]; path: string };

/** Links in a text to pages of this site, as `[words](/about/)`; not those to files. */
const linksInText = (text: string) =>
  Array.from(text.matchAll(/\]\((\/[^)#?.]*)[)#?]/g), ([, path]) => path!);

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
 * The links in data to an address without a page, for example after a page was removed, each with its field.
 * @param addresses those of all pages
 */
export function brokenLinks(data: unknown, addresses: ReadonlySet<string>): string[] {
  return linksIn(data)
    .filter(({ path }) => !addresses.has(path))
    .map(
      ({ keys, path }) =>
        `${fieldOf(keys, data)}: "${path}" is not an address on this site: remove the link or write one that is, such as "/about/"`,
    );
}
