import sharp from 'sharp';
import type { PictureData } from '#shared/core/PictureData.ts';
import { type Making, writeHashedFiles } from './manifest.ts';
import { croppedSize, type Recipe, recipeFor } from './recipes.ts';

function widthsFor(recipe: Recipe, naturalWidth: number): number[] {
  const smaller = recipe.widths.filter((width) => width < naturalWidth);
  const largest = Math.min(naturalWidth, Math.max(...recipe.widths));
  return [...smaller.filter((width) => width !== largest), largest];
}

/** Without its margin, if that is transparent or white: another colour is part of a logo. */
async function trimmed(content: Buffer): Promise<Buffer> {
  const upright = sharp(content).autoOrient();
  const corner = upright.clone().ensureAlpha().extract({ left: 0, top: 0, width: 1, height: 1 });
  const [red = 0, green = 0, blue = 0, alpha = 0] = await corner.raw().toBuffer();
  const isMargin = alpha < 10 || Math.min(red, green, blue) > 245;
  return isMargin ? upright.trim().png().toBuffer() : content;
}

export async function makeBitmap(name: string, content: Buffer, making: Making): Promise<PictureData> {
  const { folder, effort } = making;
  const recipe = recipeFor(name);
  const upright = sharp(recipe.isTrimmed ? await trimmed(content) : content).autoOrient();
  const natural = (await upright.metadata()).autoOrient;
  const { width, height } = croppedSize(recipe, natural);
  const widths = widthsFor(recipe, width);
  // For browsers without AVIF.
  const fallback = widths.find((size) => size >= 1000) ?? widths.at(-1)!;
  const isCropped = width < natural.width || height < natural.height;
  const heightOf = (size: number) => (isCropped ? Math.round((size * height) / width) : undefined);
  // Cropped to what attracts the eye, such as a face.
  const resized = (size: number) =>
    upright.clone().resize(size, heightOf(size), { position: sharp.strategy.attention });
  const made: [string, Buffer][] = [];
  for (const size of widths) {
    const avif = await resized(size).avif({ quality: recipe.avif, effort }).toBuffer();
    made.push([`${name}-${size}.avif`, avif]);
  }
  const webp = await resized(fallback).webp({ quality: recipe.webp, effort: 6 }).toBuffer();
  const addresses = writeHashedFiles([...made, [`${name}-${fallback}.webp`, webp]], folder);
  return {
    width,
    height,
    formats: [
      { type: 'image/avif', files: widths.map((size, index) => [size, addresses[index]!]) },
      { type: 'image/webp', files: [[fallback, addresses.at(-1)!]] },
    ],
  };
}
