import { unfilled } from '../../shared/content/schema/messages.ts';

/** An entry with every field of its schema: values that are known, and texts to fill in for the others. */
export type Draft<Entry> = { [Field in keyof Entry]-?: unknown };

/** A text that the build refuses until somebody has put a real one in its place. */
export const fillIn = (what: string) => `${unfilled}: ${what}`;

/** The texts for search engines, to fill in. */
export const draftSearch = () => ({
  title: fillIn('the title in search results: the name and what it is about'),
  description: fillIn('one or two sentences for search results'),
});

/** Three services to name. */
export const draftServices = (why: string) =>
  ['first', 'second', 'third'].map((which) => fillIn(`the slug of the ${which} service ${why}`));

export const draftAlt = () => fillIn('what the picture shows, in one sentence for people who cannot see it');
