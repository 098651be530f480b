import { readFile } from 'node:fs/promises';
import { type Config, optimize } from 'svgo';
import type { PictureData } from '../../../shared/core/PictureData.ts';
import { CliError } from '../../lib/CliError.ts';
import { checkVector } from './checkVector.ts';
import { cleanMark } from './cleanMark.ts';
import { dropPlainStops } from './dropPlainStops.ts';
import { type Original, pathOf } from './originals.ts';
import { serve } from './serve.ts';

/**
 * Titles and labels are removed because the page provides alternative text. Transforms are kept:
 * svgo rounds them too coarsely for drawings scaled inside others, as the logos on the technology pictures are.
 */
const settings = (floatPrecision: number): Config => ({
  multipass: true,
  floatPrecision,
  plugins: [
    dropPlainStops,
    { name: 'preset-default', params: { overrides: { convertTransform: false } } },
    'removeDimensions',
    'removeTitle',
    'removeScripts',
    { name: 'removeAttrs', params: { attrs: 'svg:(role|aria-label)' } },
  ],
});

/** The lowest invisible precision: illustrations are drawn on hundreds of units, logos on a few dozen. */
const precisionFor = (drawing: string) =>
  Number(/\sviewBox="\S+\s\S+\s(\S+)/.exec(drawing)?.[1]) >= 400 ? 1 : 2;

function cleanDrawing(drawing: string): string {
  checkVector(drawing);
  return optimize(drawing, settings(precisionFor(drawing))).data;
}

/**
 * Makes the served file of an SVG, optimised.
 * @throws CliError for a drawing that pages cannot show; another error when the file is not an SVG
 */
export async function makeVector({ name, file }: Original): Promise<PictureData> {
  const drawing = await readFile(pathOf(file), 'utf8');
  const data = name.startsWith('brand/mark') ? cleanMark(drawing) : cleanDrawing(drawing);
  const box = /<svg[^>]*\sviewBox="([^"]+)"/
    .exec(data)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width, height] = box ?? [];
  if (!width || !height) {
    throw new CliError('has neither a viewBox nor a width and height: export it with a viewBox');
  }
  const [address] = await serve([{ stem: name, ending: 'svg', content: data }]);
  return { width, height, formats: [{ type: 'image/svg+xml', files: [[width, address!]] }] };
}
