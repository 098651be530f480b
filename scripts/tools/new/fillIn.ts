import { unfilled } from '../../../shared/content/schema/messages.ts';

/** An entry with every field of its schema: values that are known, and texts to fill in for the others. */
export type Draft<Entry> = { [Field in keyof Entry]-?: unknown };

/** A text that the build refuses until somebody has put a real one in its place. */
export function fillIn(what: string): string {
  return `${unfilled}: ${what}`;
}

/** The texts for search engines, to fill in. */
export function draftSearch() {
  return {
    title: fillIn('the title in search results: the name and what it is about'),
    description: fillIn('one or two sentences for search results'),
  };
}

/** Three services to name. */
export function draftServices(why: string): string[] {
  return ['first', 'second', 'third'].map((which) => fillIn(`the slug of the ${which} service ${why}`));
}

/** What a picture shows, to fill in. */
export function draftAlt(): string {
  return fillIn('what the picture shows, in one sentence for people who cannot see it');
}
