import path from 'node:path';
import fastGlob from 'fast-glob';
import sharp from 'sharp';
import type { NightStudio } from './night/NightStudio.ts';
import type { Format } from './night/photograph/Shot.ts';
import type { Picture } from './Picture.ts';

const square: Format = { width: 880, height: 880, samples: 48 };
const wide: Format = { width: 1200, height: 640, samples: 48 };
/** Close to the shape of the portrait's frame, 1 to 1.02. */
const portrait: Format = { width: 880, height: 900, samples: 48 };
const hero: Format = { width: 1920, height: 1080, samples: 48 };

/** The pictures of the industries, in two shapes for each scene in industries/, the hero and the CEO's placeholder. */
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

  const files = fastGlob.sync('*.ts', { cwd: path.join(import.meta.dirname, 'industries') }).sort();
  const industries = files.flatMap((file) => {
    const slug = path.basename(file, '.ts');
    return [
      nightPicture(`industries/${slug}`, slug, square),
      nightPicture(`industries/${slug}-wide`, slug, wide),
    ];
  });
  return [
    ...industries,
    nightPicture('hero/still', 'hero', hero, 100_000),
    nightPicture('about/ceo', 'ceo', portrait),
  ];
}
