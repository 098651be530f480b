import { optimize } from 'svgo';
import type { PictureData } from '#shared/core/PictureData.ts';
import { UserError } from '#shared/core/UserError.ts';
import { checkVector, inlined } from './checkVector.ts';
import { writeHashedFiles } from './manifest.ts';
import { recipeFor } from './recipes.ts';

/**
 * A mark without what drawing programs add, as pages inline it: style sheets become attributes, and shapes become
 * direct children of the drawing, because the last one moves in the loader.
 * @throws UserError for what cannot be part of a page
 */
export function cleanMark(drawing: string): string {
  checkVector(drawing);
  const { data } = optimize(drawing, {
    multipass: true,
    floatPrecision: 2,
    plugins: [
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'convertStyleToAttrs',
      // A group's transform can be moved only to paths.
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      { name: 'preset-default', params: { overrides: { mergePaths: false } } },
      'removeDimensions',
      'removeTitle',
      {
        name: 'removeAttrs',
        params: { attrs: ['svg/(role|aria-label|xml:space)', '.*/class'], elemSeparator: '/' },
      },
    ],
  });
  checkVector(data, inlined);
  return data;
}

const viewBox = /<svg[^>]*\sviewBox="\s*[^\s,]+[\s,]+[^\s,]+[\s,]+([\d.]+)[\s,]+([\d.]+)/;

function sizeOf(drawing: string) {
  const [, width, height] = viewBox.exec(drawing) ?? [];
  return { width: Number(width), height: Number(height) };
}

function cleanDrawing(drawing: string): string {
  checkVector(drawing);
  const { width, height } = sizeOf(drawing);
  return optimize(drawing, {
    multipass: true,
    // Small drawings have large units.
    floatPrecision: Math.min(width, height) < 100 ? 2 : 1,
    plugins: [
      // Transforms would be rounded too coarsely for drawings inside others, as logos on pictures of technologies.
      { name: 'preset-default', params: { overrides: { convertTransform: false } } },
      'removeDimensions',
      'removeTitle',
      'removeScripts',
      { name: 'removeAttrs', params: { attrs: 'svg:(role|aria-label)' } },
    ],
  }).data;
}

/** A drawing of another shape than its place, in the middle of one of that shape: it takes no more room than others. */
function inShapeOf(name: string, drawing: string): string {
  const { shape } = recipeFor(name);
  const { width, height } = sizeOf(drawing);
  const ratio = shape ? shape[0] / shape[1] : width / height;
  const whole = { width: Math.max(width, height * ratio), height: Math.max(height, width / ratio) };
  if (whole.width - width < 1 && whole.height - height < 1) return drawing;
  const place = `x="${(whole.width - width) / 2}" y="${(whole.height - height) / 2}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole.width} ${whole.height}">${drawing.replace('<svg', `<svg ${place}`)}</svg>`;
}

export function makeVector(name: string, original: string, folder: string): PictureData {
  const isMark = /(^|\/)brand\/mark/.test(name);
  const data = isMark ? cleanMark(original) : inShapeOf(name, cleanDrawing(original));
  // Attributes of HTML are whole numbers.
  const [width, height] = [sizeOf(data).width, sizeOf(data).height].map(Math.round);
  if (!width || !height)
    throw new UserError('has neither a viewBox nor a width and height: export it with a viewBox');
  const [address] = writeHashedFiles([[`${name}.svg`, data]], folder);
  const formats: PictureData['formats'] = [{ type: 'image/svg+xml', files: [[width, address!]] }];
  // Commas between numbers, because a space takes three characters in a data URL.
  const drawing = isMark ? data.replace(/(?<=\d) (?=[\d.])/g, ',') : undefined;
  return { width, height, drawing, formats };
}
