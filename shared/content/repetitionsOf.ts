import { isFilledIn } from './schema/messages.ts';

/** Normalises a text: people do not distinguish names by case or spaces. */
const normalise = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

/** The items that have the text of an earlier one, each with that one; those without a text repeat nothing. */
export function repetitionsOf<Item>(
  items: Item[],
  textOf: (item: Item) => string | undefined,
): [item: Item, first: Item][] {
  const firsts = new Map<string, Item>();
  return items.flatMap((item): [Item, Item][] => {
    const text = textOf(item);
    if (text === undefined || !isFilledIn(text)) return [];
    const first = firsts.get(normalise(text));
    if (first === undefined) firsts.set(normalise(text), item);
    return first === undefined ? [] : [[item, first]];
  });
}
