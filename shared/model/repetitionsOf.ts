/** Normalises a text: people do not distinguish names by case or spaces. */
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
