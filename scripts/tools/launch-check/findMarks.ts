import { contentRead } from '#shared/model/content.ts';
import type { ReadFile } from '#shared/model/readFile.ts';

/** The placeholders, and the switches of files whose promises are not approved, one line each, with file and line. */
export const findMarks = (files: ReadFile[] = contentRead): string[] =>
  files.flatMap(({ placeholders, unapproved }) =>
    [...placeholders, ...(unapproved ? [unapproved] : [])].map(
      ({ place, field, meaning }) => `${place} › ${field}: ${meaning}`,
    ),
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
