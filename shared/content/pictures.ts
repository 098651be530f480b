import { readFileSync } from 'node:fs';
import manifest from '../pictures/manifest.json' with { type: 'json' };

/** A file of a picture: its width in pixels and its address below the site's root. */
type PictureFile = readonly [width: number, path: string];

/** A picture as it is served: its natural size in pixels and its files by format, best format first. */
export type PictureData = {
  width: number;
  height: number;
  formats: { type: 'image/avif' | 'image/webp' | 'image/svg+xml'; files: PictureFile[] }[];
};

const pictures = manifest as unknown as Record<string, PictureData & { original: string }>;

/** The names that content may use: paths below shared/pictures/ without ending. */
export const pictureNames: ReadonlySet<string> = new Set(Object.keys(pictures));

/**
 * The files of a picture, for a page to pass down.
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

/**
 * The markup of an SVG picture, for the few that are animated in part and must stand in the page itself.
 * @throws when it holds styles or scripts of its own
 */
export function vectorOf(name: string): string {
  pictureOf(name);
  const drawing = readFileSync(`shared/pictures/${name}.svg`, 'utf8').trim();
  if (/<(style|script)\b/.test(drawing))
    throw new Error(
      `shared/pictures/${name}.svg holds <style> or <script>, which the page's policy blocks: export it with "presentation attributes"`,
    );
  return drawing;
}
