import { environment } from '../core/environment.ts';
import type { PictureData } from '../core/PictureData.ts';
import manifest from '../pictures/manifest.json' with { type: 'json' };

const pictures = manifest as unknown as Record<string, PictureData & { original: string }>;

/** The names of pictures: paths below shared/pictures/ without extension. */
export const pictureNames: ReadonlySet<string> = new Set(Object.keys(pictures));

type Colours = Record<'dark' | 'bright', string>;

const originalColours: Colours = { dark: '#091e3e', bright: '#06a3da' };

export const hasColours = (brand: Colours, { dark, bright }: Colours): boolean =>
  brand.dark.toLowerCase() === dark && brand.bright.toLowerCase() === bright;

export const hasOriginalColours = (brand: Colours): boolean => hasColours(brand, originalColours);

export const pictureName = (path: string) => path.replace(/^\/shared\/pictures\/(.*)\.\w+$/, '$1');

function similarTo(name: string) {
  const folder = `${name.split('/')[0]}/`;
  const similar = Object.keys(pictures).find((other) =>
    other.replace(/^placeholders\//, '').startsWith(folder),
  );
  return pictures[similar ?? Object.keys(pictures)[0]!];
}

/** @param path or name. Where gaps are shown, another of its folder replaces a missing picture. */
export function pictureOf(path: string): PictureData {
  const name = pictureName(path);
  const picture = pictures[name] ?? (environment.showsGaps ? similarTo(name) : undefined);
  if (!picture) throw new Error(`There is no picture "${name}": put the file into shared/pictures/`);
  const { original, ...data } = picture;
  return data;
}
