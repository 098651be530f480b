import fastGlob from 'fast-glob';
import { ContentSource, type FoundText } from '../../lib/content/ContentSource.ts';

/** A text of the content with the file that it stands in. */
export type ContentText = FoundText & { file: string };

/** The place of a text as reports give it, such as `shared/content/company.ts:6`. */
export function placeOf({ file, line }: Pick<ContentText, 'file' | 'line'>): string {
  return `${file}:${line}`;
}

/** Every text of every file in shared/content/, in the order of files and lines. */
export async function readContentTexts(): Promise<ContentText[]> {
  const files = (await fastGlob('shared/content/*.ts')).sort();
  return files.flatMap((file) =>
    ContentSource.read(file)
      .texts()
      .map((text) => ({ ...text, file })),
  );
}
