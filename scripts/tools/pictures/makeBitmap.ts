import sharp from 'sharp';
import type { PictureData } from '../../../shared/core/PictureData.ts';
import { type Original, pathOf } from './originals.ts';
import { avifEffort, recipeFor, widthsFor } from './recipes.ts';
import { serve } from './serve.ts';

type Format = PictureData['formats'][number];

/**
 * Makes the served files of a bitmap, as AVIF and, for older browsers, WebP.
 * @throws when the file cannot be read as a picture
 */
export async function makeBitmap({ name, file }: Original): Promise<PictureData> {
  const upright = sharp(pathOf(file)).autoOrient();
  const { width, height } = (await upright.metadata()).autoOrient;
  const recipe = recipeFor(name);
  const avif: Format = { type: 'image/avif', files: [] };
  const webp: Format = { type: 'image/webp', files: [] };
  for (const size of widthsFor(recipe, width)) {
    const resized = upright.clone().resize({ width: size });
    const asAvif = await resized.clone().avif({ quality: recipe.avif, effort: avifEffort }).toBuffer();
    const asWebp = await resized.clone().webp({ quality: recipe.webp, effort: 6 }).toBuffer();
    avif.files.push([size, await serve(`${name}-${size}`, 'avif', asAvif)]);
    webp.files.push([size, await serve(`${name}-${size}`, 'webp', asWebp)]);
  }
  return { width, height, formats: [avif, webp] };
}
