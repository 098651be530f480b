import { readFile } from 'node:fs/promises';
import { type Config, optimize } from 'svgo';
import type { PictureData } from '../../shared/content/pictures.ts';
import { dropPlainStops } from './dropPlainStops.ts';
import { type Original, pathOf } from './originals.ts';
import { serve } from './serve.ts';

/**
 * Titles and labels go because the page's alternative text speaks for the picture. Transforms stay as they are:
 * svgo rounds them too coarsely for drawings scaled inside others, as the logos on the technology pictures are.
 */
const settings: Config = {
  multipass: true,
  floatPrecision: 2,
  plugins: [
    dropPlainStops,
    { name: 'preset-default', params: { overrides: { convertTransform: false } } },
    'removeDimensions',
    'removeTitle',
    'removeScripts',
    { name: 'removeAttrs', params: { attrs: 'svg:(role|aria-label)' } },
  ],
};

/**
 * Makes the served file of an SVG: the same drawing in fewer bytes.
 * @throws when the file is no SVG or has neither a viewBox nor a width and height
 */
export async function makeVector({ name, file }: Original): Promise<PictureData> {
  const { data } = optimize(await readFile(pathOf(file), 'utf8'), settings);
  const box = /<svg[^>]*\sviewBox="([^"]+)"/
    .exec(data)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width, height] = box ?? [];
  if (!width || !height) throw new Error('it has neither a viewBox nor a width and height');
  const address = await serve(name, 'svg', data);
  return { width, height, formats: [{ type: 'image/svg+xml', files: [[width, address]] }] };
}
