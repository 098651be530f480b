import type { WantedPicture } from './EntryKind.ts';

/** A file to write: its whole text, and the part of it that is new. */
export type PlannedFile = { file: string; text: string; added: string };

/** All that a new thing takes, decided before anything is written. */
export type Plan = {
  files: PlannedFile[];
  /** Pictures that are not there yet. */
  pictures: WantedPicture[];
  /** Where the site will show it. */
  address: string;
  /** How it is removed again. */
  removal: string;
};
