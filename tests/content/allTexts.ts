const modules = import.meta.glob<Record<string, unknown>>(
  ['../../shared/content/{*,words/*}.ts', '!**/{schema,pictures,cards,defineContent,checkReferences}.ts'],
  { eager: true },
);

/** A text of the content, and its location, such as `about.ts › about.story.text`. */
export type Text = { place: string; text: string };

function textsIn(value: unknown, place: string): Text[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, `${place}.${key}`));
}

/** Every text of every content file, names of pictures and icons included. */
export const allTexts: Text[] = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) => textsIn(value, `${file.split('/').pop()} › ${name}`)),
);
