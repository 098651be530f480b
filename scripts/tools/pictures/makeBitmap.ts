import sharp from 'sharp';
import type { PictureData } from '../../../shared/core/PictureData.ts';
import { type Original, pathOf } from './originals.ts';
import { avifEffort, recipeFor, widthsFor } from './recipes.ts';
import { type ServedFile, writeHashedFiles } from './writeHashedFiles.ts';

type Format = PictureData['formats'][number];

/**
 * Makes the served files of a bitmap: AVIF and, for older browsers, WebP.
 * @throws when the file is not a valid picture
 */
export async function makeBitmap({ name, file }: Original): Promise<PictureData> {
  const upright = sharp(pathOf(file)).autoOrient();
  const { width, height } = (await upright.metadata()).autoOrient;
  const recipe = recipeFor(name);
  const widths = widthsFor(recipe, width);
  const files: ServedFile[] = [];
  for (const size of widths) {
    const resized = upright.clone().resize({ width: size });
    const avif = await resized.clone().avif({ quality: recipe.avif, effort: avifEffort }).toBuffer();
    const webp = await resized.clone().webp({ quality: recipe.webp, effort: 6 }).toBuffer();
    files.push({ stem: `${name}-${size}`, ending: 'avif', content: avif });
    files.push({ stem: `${name}-${size}`, ending: 'webp', content: webp });
  }
  const addresses = await writeHashedFiles(files);
  const formatOf = (type: Format['type'], ending: string): Format => {
    const own = addresses.filter((address) => address.endsWith(ending));
    return { type, files: own.map((address, index) => [widths[index]!, address]) };
  };
  return { width, height, formats: [formatOf('image/avif', '.avif'), formatOf('image/webp', '.webp')] };
}
