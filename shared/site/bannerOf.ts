import { pictureOf } from '../content/pictures.ts';
import type { BannerProps, PageDeclaration } from './pageDeclaration.ts';

const defaultPicture = 'hero/still';

/** The banner that a page declares, with its picture's files. The page for unknown addresses has none to link to. */
export function bannerOf({ banner, path, aliasOf = path, parent }: PageDeclaration): BannerProps | undefined {
  if (!banner) return undefined;
  const picture = pictureOf(banner.picture ?? defaultPicture);
  return { ...banner, picture, parent, path: aliasOf.endsWith('/') ? aliasOf : undefined };
}
