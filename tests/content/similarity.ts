const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];

/** The runs of three words that a text is made of. */
function runsOf(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
}

/** Words of four letters and more: most shorter ones belong to the language and not to the subject. */
const vocabularyOf = (text: string) => new Set(wordsOf(text).filter((word) => word.length > 3));

function overlap(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((item) => other.has(item)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
}

/**
 * The share of the shorter text's runs of three words that the other text holds too, from 0 to 1. A copied
 * sentence raises it, even with a name exchanged in it.
 */
export function sharedWording(one: string, other: string): number {
  return overlap(runsOf(one), runsOf(other));
}

/** The share of the poorer text's words that the other text uses too, in whatever order, from 0 to 1. */
export function sharedVocabulary(one: string, other: string): number {
  return overlap(vocabularyOf(one), vocabularyOf(other));
}

/** Every two of a list. */
export function pairsOf<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((item, index) => items.slice(index + 1).map((other): [Item, Item] => [item, other]));
}
