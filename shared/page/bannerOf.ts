import { pictureNames, pictureOf } from '../model/pictures.ts';
import type { PageDeclaration } from './pageDeclaration.ts';

const quietPicture = 'banners/quiet';

const namedAfter = (path: string) => `banners${path.replace(/\/$/, '')}`;

/** What breadcrumbs and share images call a page. */
export const titleOf = ({ banner, search }: Pick<PageDeclaration, 'banner' | 'search'>): string =>
  banner?.title ?? search.title;

/** The picture that a page declares, or the one named after its own path, its original's or its parent's. */
export function bannerPicture(
  page: Pick<PageDeclaration, 'banner' | 'path' | 'aliasOf' | 'translationOf' | 'parent'>,
): string {
  const { banner, path, aliasOf = path, translationOf, parent } = page;
  const names = [aliasOf, translationOf, parent?.path].map((path) => path && namedAfter(path));
  return banner?.picture ?? names.find((name) => name && pictureNames.has(name)) ?? quietPicture;
}

/** `path` is what the breadcrumb's last item links to; the 404 page has none. */
export function bannerOf(page: PageDeclaration) {
  const { banner, path, aliasOf = path, parent, breadcrumbWords } = page;
  if (!banner) return undefined;
  const picture = pictureOf(bannerPicture(page));
  return { ...banner, picture, parent, breadcrumbWords, path: aliasOf.endsWith('/') ? aliasOf : undefined };
}
