import type { z } from 'zod';

/** A picture that a new entry needs: its path below shared/pictures/ without ending, and what it should be. */
export type WantedPicture = { name: string; what: string };

/** Something that is one entry of a list in shared/content/. */
export type EntryKind = {
  /** Asked when no name was given. */
  question: string;
  /** File in shared/content/ without its ending. */
  file: string;
  /** Schema of the field that holds the name. */
  nameField: z.ZodType;
  /** The entry, with the texts that are still to be filled in. */
  draft: (name: string, slug: string) => object;
  /** A constant of the file that entries spread in place of these fields, which have its values in the draft. */
  spread?: { constant: string; fields: string[] };
  pictures: (slug: string) => WantedPicture[];
  /** Address of the page that shows the entry. */
  address: (slug: string) => string;
};
