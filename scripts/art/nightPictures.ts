import fastGlob from 'fast-glob';
import sharp from 'sharp';
import type { NightStudio } from './night/NightStudio.ts';
import type { Format } from './night/photograph/Shot.ts';
import type { Picture } from './Picture.ts';

const square: Format = { width: 880, height: 880, samples: 48 };
const wide: Format = { width: 1200, height: 640, samples: 48 };
/** As wide as two banners' heights and a little more: words cover the left third. */
const banner: Format = { width: 1680, height: 784, samples: 20 };
const hero: Format = { width: 1920, height: 1080, samples: 48 };

/** The scenes in a folder by their paths below this one, such as "banners/services/qa-testing". */
const scenesIn = (pattern: string) =>
  fastGlob
    .sync(`${pattern}.ts`, { cwd: import.meta.dirname })
    .sort()
    .map((file) => file.slice(0, -'.ts'.length));

/** The industries with tall tiles on the home page, which need a square picture as well. */
const tall = ['healthcare', 'insurance', 'automotive', 'logistics-distribution'];

/** The pictures of the industries, the pages' banners, and the hero. */
export function listNightPictures(studio: NightStudio): Picture[] {
  const nightPicture = (name: string, scene: string, format: Format, maxBytes = 45_000): Picture => ({
    name,
    ending: 'webp',
    maxBytes,
    draw: async () =>
      sharp(await studio.draw(scene, format))
        .webp({ quality: 80, effort: 5 })
        .toBuffer(),
  });

  return [
    ...tall.map((name) => nightPicture(`industries/${name}`, `industries/${name}`, square)),
    ...scenesIn('industries/*').map((scene) => nightPicture(`${scene}-wide`, scene, wide)),
    ...scenesIn('banners/{*,!(parts)/*}').map((scene) => nightPicture(scene, scene, banner, 52_000)),
    nightPicture('hero/still', 'hero', hero, 100_000),
  ];
}
