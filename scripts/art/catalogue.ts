import { UserError } from '../../shared/core/UserError.ts';
import { listBrandPictures } from './brand.ts';
import type { NightStudio } from './night/NightStudio.ts';
import { listNightPictures } from './nightPictures.ts';
import type { Picture } from './Picture.ts';
import { listPlacePictures } from './places.ts';
import { listPlatePictures } from './platePictures.ts';

import { listTechnologyPictures } from './technologies.ts';

/** Every picture that can be drawn, in the order in which "all" draws them: the slow ones last. */
export function listPictures(studio: NightStudio): Picture[] {
  return [
    ...listPlatePictures(),
    ...listTechnologyPictures(),
    ...listPlacePictures(),
    ...listBrandPictures(),
    ...listNightPictures(studio),
  ];
}

/**
 * The pictures that somebody asks for by names ("services/web-development"), groups ("services") or "all".
 * @throws UserError for a name that is neither
 */
export function selectPictures(pictures: readonly Picture[], wanted: readonly string[]): Picture[] {
  const matches = ({ name }: Picture, wish: string) =>
    wish === 'all' || name === wish || name.startsWith(`${wish}/`);
  const unknown = wanted.filter((wish) => !pictures.some((picture) => matches(picture, wish)));
  if (wanted.length === 0 || unknown.length > 0) {
    const groups = [...new Set(pictures.map(({ name }) => name.split('/')[0]))].join(', ');
    const problem = unknown.length > 0 ? `There is no picture "${unknown.join('", "')}"` : 'Say what to draw';
    throw new UserError(`${problem}: give names such as "${pictures[0]!.name}", groups (${groups}) or "all".`);
  }
  return pictures.filter((picture) => wanted.some((wish) => matches(picture, wish)));
}
