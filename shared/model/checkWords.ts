import { sentences } from './schema/words.ts';

/** The advised maximum length of a button's, label's or message's text, in characters. */
const longest = 160;

const namesIn = (text: string) => [...text.matchAll(/\{[^}]*\}?/g)].map(([name]) => name);

/** The place of a list's texts in the list of sentences. */
const ofList = (place: string) => place.replace(/\d+$/, '*');

function mistakeIn(text: unknown, example: string | undefined, isInList: boolean): string | undefined {
  const right = example === undefined ? 'write a text in quotes' : `write for example "${example}"`;
  if (text === undefined) return `is missing: ${right}`;
  if (typeof text !== 'string') return `is not a text: ${right}`;
  if (text.trim() === '') return `is empty: ${right}`;

  const names = namesIn(example ?? '');
  const needed = isInList ? names.slice(0, 1) : names;
  const missing = needed.filter((name) => !text.includes(name));
  const unknown = namesIn(text).filter((name) => !names.includes(name));
  if (missing.length > 0) return `lacks ${missing.join(' and ')}: write for example "${example}"`;
  if (unknown.length === 0) return undefined;
  const remedy =
    names.length > 0
      ? `only ${names.join(' and ')} can be filled in: remove it or correct its name`
      : 'nothing is filled in here: remove it, or list the sentence in shared/model/schema/words.ts';
  return `has ${unknown.join(' and ')}, and ${remedy}`;
}

/** The texts of words files by location, such as `shell › shellWords › home`. */
function textsIn(value: unknown, place: string): [place: string, text: unknown][] {
  if (typeof value !== 'object' || value === null) return [[place, value]];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, `${place} › ${key}`));
}

function placeOf(place: string): string {
  const [file, ...fields] = place.split(' › ');
  return [`shared/words/${file}.ts`, ...fields].join(' › ');
}

/**
 * The mistakes in words: texts that are empty or none, and sentences with missing or unknown names in braces. Each names
 * file and field, and how to fix it; warnings do of texts that are too long for their place.
 * @param files what each file of shared/words/ exports, by file name without extension
 */
export function checkWords(files: Record<string, unknown>): { mistakes: string[]; warnings: string[] } {
  const texts = new Map(Object.entries(files).flatMap(([file, words]) => textsIn(words, file)));
  const expected = Object.keys(sentences)
    .filter((place) => place.split(' › ')[0]! in files)
    .map((place) => place.replace('*', '0'));
  const mistakes = [...new Set([...texts.keys(), ...expected])].flatMap((place) => {
    const isInList = ofList(place) in sentences;
    const mistake = mistakeIn(texts.get(place), sentences[isInList ? ofList(place) : place], isInList);
    return mistake ? [`${placeOf(place)}: ${mistake}`] : [];
  });
  const warnings = [...texts]
    .filter(([, text]) => String(text).length > longest)
    .map(
      ([place, text]) =>
        `${placeOf(place)}: has ${String(text).length} characters: up to ${longest} look best`,
    );
  return { mistakes, warnings };
}
