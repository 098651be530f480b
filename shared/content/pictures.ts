import type { PictureData } from '../core/PictureData.ts';
import manifest from '../pictures/manifest.json' with { type: 'json' };

const pictures = manifest as unknown as Record<string, PictureData & { original: string }>;

/** The picture names for content: paths below shared/pictures/ without extension. */
export const pictureNames: ReadonlySet<string> = new Set(Object.keys(pictures));

/**
 * The files of a picture, by its name.
 * @throws when there is no such picture
 */
export function pictureOf(name: string): PictureData {
  const picture = pictures[name];
  if (!picture)
    throw new Error(
      `There is no picture "${name}": put the file into shared/pictures/ and run "npm run pictures"`,
    );
  const { width, height, formats } = picture;
  return { width, height, formats };
}
