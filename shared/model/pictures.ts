import type { PictureData } from '../core/PictureData.ts';
import manifest from '../pictures/manifest.json' with { type: 'json' };
import { showsGaps } from './schema/messages.ts';

const pictures = manifest as unknown as Record<string, PictureData & { original: string }>;

/** The picture names for content: paths below shared/pictures/ without extension. */
export const pictureNames: ReadonlySet<string> = new Set(Object.keys(pictures));

/**
 * The files of a picture, by its name; where gaps are shown, the mark replaces a missing picture.
 * @throws if there is no such picture
 */
export function pictureOf(name: string): PictureData {
  const picture = pictures[name] ?? (showsGaps() ? pictures['brand/mark'] : undefined);
  if (!picture)
    throw new Error(
      `There is no picture "${name}": put the file into shared/pictures/ and run "npm run pictures"`,
    );
  const { original, ...data } = picture;
  return data;
}
