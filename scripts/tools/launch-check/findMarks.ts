import { contentRead } from '#shared/model/content.ts';
import type { ReadFile } from '#shared/model/readFile.ts';

/** Something to do before the site is published. */
export type OpenItem = {
  /** File and line, such as `shared/content/company.yaml:6`, or a file, a folder or a variable. */
  place: string;
  /** The field there; may be empty. */
  what: string;
  /** What to put there, or to do. */
  action: string;
};

/** The placeholders, and the switches of files whose promises are not approved. */
export const findMarks = (files: ReadFile[] = contentRead): OpenItem[] =>
  files.flatMap(({ placeholders, unapproved }) =>
    [...placeholders, ...(unapproved ? [unapproved] : [])].map(({ place, field, meaning }) => ({
      place,
      what: field,
      action: meaning,
    })),
  );

/** The promises of each file, with their lines, for whoever is to approve them. */
export const listPromises = (files: ReadFile[] = contentRead): string =>
  files
    .filter(({ promises }) => promises.length > 0)
    .map(({ file, promises, unapproved }) => {
      const lines = promises.map(({ place, text }) => `${place.split(':')[1]!.padStart(5)}  ${text}`);
      return [`${file} (${unapproved ? 'not approved' : 'approved'})`, ...lines].join('\n');
    })
    .join('\n\n');
